import { bytesAmong, mostPlanBytes, planRoomRefusal } from './plan-room.model';

const { live, all } = mostPlanBytes;

it('adds up nothing, live plans and deleted ones', () => {
  expect(bytesAmong([])).toEqual({ live: 0, all: 0 });
  const plans = [
    { bytes: 300, isDeleted: false },
    { bytes: 0, isDeleted: false },
    { bytes: 50, isDeleted: true },
  ];
  expect(bytesAmong(plans)).toEqual({ live: 300, all: 350 });
});

it('has room for deleted trips as large as the live ones', () => {
  expect([live, all]).toEqual([64_000_000, 128_000_000]);
});

it.each([
  [0, 0],
  [live, live],
  [live, all],
])('refuses nothing when %i of %i bytes are live', (livePlans, allPlans) => {
  expect(planRoomRefusal({ live: livePlans, all: allPlans }, true)).toBeUndefined();
});

it.each([
  [{ live: live + 1, all: live + 1 }, true, /64 MB.*Please delete what you no longer need/],
  [{ live: live + 1, all: all + 1 }, true, /64 MB/],
  [{ live, all: all + 1 }, true, /you deleted.*try again in some days/],
  [{ live: live + 1, all: live + 1 }, false, /owner has no room/],
  [{ live, all: all + 1 }, false, /owner has no room/],
])('refuses %j, told to the owner: %s', (bytes, isOwner, sentence) => {
  expect(planRoomRefusal(bytes, isOwner)).toMatch(sentence);
});
