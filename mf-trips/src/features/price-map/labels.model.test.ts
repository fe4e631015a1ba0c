import { labelled, labelWidth } from './labels.model';

const spot = (id: string, x: number, y: number) => ({ id, x, y, label: '$80' });

describe('labels of a crowded map', () => {
  test('go to the first of those that lie on each other', () => {
    const spots = [spot('lisbon', 100, 100), spot('porto', 104, 92), spot('oslo', 300, 20)];
    expect([...labelled(spots)]).toEqual(['lisbon', 'oslo']);
  });

  test('go to the place that is pointed at before all others', () => {
    expect([...labelled([spot('lisbon', 100, 100), spot('porto', 104, 92)], 'porto')]).toEqual(['porto']);
  });

  test('may touch, and are wider the more they say', () => {
    const width = labelWidth('$80');
    expect([...labelled([spot('one', 0, 0), spot('two', width, 0), spot('three', 0, 26)])]).toHaveLength(3);
    expect(labelWidth('$1,280')).toBeGreaterThan(width);
  });
});
