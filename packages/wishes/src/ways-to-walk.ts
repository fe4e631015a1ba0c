/** How people walk, and what is hard for them, in five languages. */
import { need, type Way } from './way';

/** See {@link Way}. */
export const waysToWalk: readonly Way[] = [
  {
    label: 'Step-free',
    means: need('step-free'),
    words:
      'wheelchair, wheelchairs, wheelchair accessible, wheelchair friendly, accessible, accessibility, step free, mobility, limited mobility, disabled, disability, handicapped, mobility scooter, cannot walk far, cant walk far, can walk easily, walk easily, crutches, walker, easy walking, walking stick, walking sticks, walking cane, with a cane, uses a cane, walks with a stick, bad hip, bad hips, hip replacement, knee replacement, stairs are hard, unsteady on her feet, unsteady on his feet | rollstuhl, rollstuhlgerecht, barrierefrei, gehbehindert, behindert, rollator, nicht gut zu fuss, gehstock, mit stock, kaputte knie | fauteuil roulant, handicap, handicape, mobilite reduite, accessible pmr, pmr, avec une canne, marche difficilement | silla de ruedas, movilidad reducida, accesible, discapacitado, discapacidad, con baston, con un baston | sedia a rotelle, carrozzina, mobilita ridotta, disabile, accessibile, con il bastone, con un bastone',
  },
  {
    // A knee or a stroller makes the way easy where it can be; a wheelchair makes it a condition.
    label: 'Step-free',
    means: need('step-free'),
    isLiked: true,
    words:
      'bad knee, bad knees, dodgy knee, dodgy knees, dodgy hip, dodgy back, sore knee, sore knees, gammy knee, dicky knee, weak knees, bad leg, few steps, few stairs, stroller, strollers, pram, pushchair, buggy | kinderwagen, kaputtes knie, schlechte knie | poussette, mauvais genou, mal aux genoux | pocos escalones, carrito, cochecito, mal de las rodillas | pochi scalini, passeggino, male alle ginocchia',
  },
  {
    label: 'Steep stairs',
    means: null,
    unless: { label: 'Step-free', means: need('step-free') },
    isLiked: true,
    words: 'steep steps, steep stairs, steep climbs, steep hills, steep streets | steile treppen, steile wege',
  },
  {
    label: 'Stairs',
    means: null,
    unless: { label: 'Step-free', means: need('step-free') },
    words:
      'stairs, steps, lots of stairs, lots of steps, staircases, flights of stairs | treppen, stufen, treppensteigen | escaliers, marches d escalier | escaleras, escalones | scale, scalini, gradini',
  },
];
