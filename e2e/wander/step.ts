/** What a visitor does: one thing at a time, in words that a person can repeat. */

/** Which control: the `nth` of those that are called so. */
export type Target = { key: string; nth: number; title: string };

export type Step =
  | { does: 'open'; path: string }
  | { does: 'press'; target: Target }
  | { does: 'type'; target: Target; text: string; then: 'nothing' | 'Enter' | 'Tab' }
  | { does: 'choose'; target: Target; option: number }
  | { does: 'nudge'; target: Target; key: string }
  | { does: 'fill file'; target: Target }
  | { does: 'Escape' }
  | { does: 'go back' }
  | { does: 'reload' }
  | { does: 'change tab' };

export function sayStep(step: Step): string {
  switch (step.does) {
    case 'open':
      return `open ${step.path}`;
    case 'press':
      return `press ${step.target.title}${step.target.nth > 0 ? `, number ${step.target.nth + 1}` : ''}`;
    case 'type':
      return `type ${JSON.stringify(step.text)} into ${step.target.title}${step.then === 'nothing' ? '' : `, then ${step.then}`}`;
    case 'choose':
      return `choose option ${step.option + 1} of ${step.target.title}`;
    case 'nudge':
      return `press ${step.key} on ${step.target.title}`;
    case 'fill file':
      return `put a file into ${step.target.title}`;
    case 'change tab':
      return 'go on in another tab of the browser';
    default:
      return step.does === 'Escape' ? 'press Escape' : step.does;
  }
}
