import { oncePer } from './once-per';

describe('oncePer', () => {
  it('works for each object once, and never mixes two up', () => {
    const worked: unknown[] = [];
    const doubled = oncePer((offer: { price: number }) => {
      worked.push(offer);
      return offer.price * 2;
    });
    const [one, other] = [{ price: 1 }, { price: 1 }];
    expect([doubled(one), doubled(one), doubled(other)]).toEqual([2, 2, 2]);
    expect(worked).toEqual([one, other]);
  });

  it('remembers that there is nothing', () => {
    let times = 0;
    const nothing = oncePer(() => void (times += 1));
    const offer = {};
    expect([nothing(offer), nothing(offer)]).toEqual([undefined, undefined]);
    expect(times).toBe(1);
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
