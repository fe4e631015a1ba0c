import { oncePer } from './once-per.model';

describe('oncePer', () => {
  it('works for each object once, and never mixes two up', () => {
    const work = jest.fn(({ price }: { price: number }) => price * 2);
    const doubled = oncePer(work);
    const [one, other] = [{ price: 1 }, { price: 1 }];
    expect([doubled(one), doubled(one), doubled(other)]).toEqual([2, 2, 2]);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('remembers that there is nothing', () => {
    const work = jest.fn(() => undefined);
    const nothing = oncePer(work);
    const offer = {};
    expect([nothing(offer), nothing(offer)]).toEqual([undefined, undefined]);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('has no answer of work that failed', () => {
    let isBroken = true;
    const work = oncePer(() => {
      if (isBroken) throw new Error('no duration');
      return 5;
    });
    const offer = {};
    expect(() => work(offer)).toThrow('no duration');
    isBroken = false;
    expect(work(offer)).toBe(5);
  });
});
