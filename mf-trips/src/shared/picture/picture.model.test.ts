import { addressFault, pictureFault, webAddressOf } from './picture.model';

describe('the address of a picture', () => {
  it.each([
    ['https://example.org/a.jpg', 'https://example.org/a.jpg'],
    ['  HTTPS://Example.org/a b.jpg ', 'https://example.org/a%20b.jpg'],
    ['http://example.org', 'http://example.org/'],
  ])('goes to the server when it is one of the web: %s', (typed, sent) => {
    expect(webAddressOf(typed)).toBe(sent);
    expect(addressFault(typed)).toBeUndefined();
  });

  it.each([
    ...['my kitten', 'javascript:alert(1)', 'ftp://example.org/a.jpg', 'data:image/png;base64,AAAA', 'file:///a.jpg'],
    ...['example.org/a.jpg', 'https://', 'https:///a.jpg', 'https:example.org', 'https://me:secret@example.org/a.jpg'],
    ...['//example.org/a.jpg', 'https://exa mple.org/a.jpg', 'blob:https://example.org/1'],
  ])('is asked for again when it is %s', (typed) => {
    expect(webAddressOf(typed)).toBeNull();
    expect(addressFault(typed)).toBe('Please give the address of a picture that begins with https:// or http://.');
  });

  it('may be left out, and has an end', () => {
    expect(addressFault('  ')).toBeUndefined();
    expect(addressFault(`https://example.org/${'a'.repeat(2_000)}`)).toBe('That address is too long.');
  });
});

it('takes a JPEG or PNG of at most 10 MB when a file is chosen', () => {
  expect(pictureFault(10_485_760, 'image/png')).toBeUndefined();
  expect(pictureFault(9, 'image/jpeg')).toBeUndefined();
  expect(pictureFault(10_485_761, 'image/png')).toBe('Please choose a picture smaller than 10 MB.');
  for (const type of [null, 'application/pdf']) {
    expect(pictureFault(9, type)).toBe('Please choose a JPEG or PNG picture.');
  }
});
