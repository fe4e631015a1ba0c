import { meansWords } from './means-words';

test('names the drive of those who go by car', () => expect(meansWords.car).toEqual({ noun: 'Drive', by: 'by car' }));
