import { createPictureSigner } from './picture-signature';

const signer = createPictureSigner('a key of thirty-two characters, no less');
const source = 'https://partner.example/house.jpg?wide=1&tall=2';
const parts = (address: string) => new URLSearchParams(address.split('?')[1]);

test('an address is ours with its own signature alone', () => {
  const given = parts(signer.addressOf(source));
  expect(given.get('source')).toBe(source);
  const signature = given.get('signature') ?? '';
  expect(signer.isOurs(source, signature)).toBe(true);
  expect(signer.isOurs(`${source}&x=1`, signature)).toBe(false);
  expect(createPictureSigner('another key of thirty-two characters').isOurs(source, signature)).toBe(false);
});

test.each(['', 'x', 'AAAA', '!!!', 'A'.repeat(43)])('signature %j opens nothing', (signature) => {
  expect(signer.isOurs(source, signature)).toBe(false);
});
