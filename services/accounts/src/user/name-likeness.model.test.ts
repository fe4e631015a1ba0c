import { latinTwinOf, likenessFault } from './name-likeness.model';

const OURS = 'This name looks like one of ours. Please choose another.';

test.each([
  ...['admin', 'Admin', 'ADMIN', 'аdmin', 'admіn', 'ɑdmin', 'ádmin', 'adm1n', 'ad.min', 'a-d-m-i-n', 'Ａdmin', '4dmin'],
  ...[
    'sojourn',
    'Sojourn',
    'sоjоurn',
    'S0journ',
    'ѕojourn',
    'sojoum',
    'sojourn-team',
    'SojournSupport',
    'team.sojourn',
  ],
  ...['the_sojourn_team', 'sojourn24', 'sojourn.support24', 'support', 'moderator', 'sοjοurn_helρ', 'sojourn®'],
])('refuses %s when it looks like the house', (name) => {
  expect(likenessFault(name)).toBe(OURS);
});

test.each([
  ['Sojourn', 'Team'],
  ['Sojourn', 'Support'],
  ['Support', 'Sojourn'],
  ['The Sojourn', 'Team'],
  ['Customer', 'Service'],
  ['', 'Admin'],
])('refuses %s %s when both together look like the house', (first, last) => {
  expect(likenessFault(first, last)).toBe(OURS);
});

test.each(['pаypal', 'Аda', 'αda', 'mаria.k', 'Іvan'.replace('ван', 'van')])(
  'refuses %s when it mixes alphabets that look alike',
  (name) => {
    expect(likenessFault(name)).toMatch(/mixes letters of several alphabets/);
  },
);

test.each([
  ...['ada', 'Sojourner', 'sojourner99', 'adminah', 'badminton', 'stafford', 'Teamwork', 'иван', 'Мария', 'Ελένη'],
  ...['愛田', 'さくら花', 'José', 'Łukasz', 'Zoë', "O'Neill", 'Nguyễn', 'سارا', 'rosalind1', 'Ada🧭', 'systema'],
])('lets %s pass when it is somebody’s own', (name) => {
  expect(likenessFault(name)).toBeUndefined();
});

test('lets a name pass when its parts are each in one alphabet', () => {
  expect(likenessFault('Ivan', 'Петров')).toBeUndefined();
  expect(likenessFault(null, undefined)).toBeUndefined();
});

test.each([
  ['асе', 'ace'],
  ['роса', 'poca'],
  ['иван', null],
  ['ada', null],
  ['ádа', 'ada'],
  ['josé', null],
])('reads %s as the Latin name %s', (name, twin) => {
  expect(latinTwinOf(name)).toBe(twin);
});
