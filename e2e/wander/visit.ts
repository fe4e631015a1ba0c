/** One visit: does steps in a browser of its own, and says after each what does not hold. */
import type { Page } from '@playwright/test';
import { findInaccessible, type Part } from './accessible';
import type { Guest } from './arrival';
import { FactBook } from './compare-facts';
import type { Coverage } from './coverage';
import type { Finding } from './finding';
import type { Aim, Look, PageScript } from './page/look';
import { routeOf } from './routes';
import type { Step, Target } from './step';
import { Watch } from './watch';

declare global {
  var wander: PageScript;
}

const CALM_MS = 60;
/** What has not come by now does not hold a person up any longer. */
const PATIENCE_MS = 4_000;
const NAVIGATION_MS = 60_000;
const STREAM_MS = 2_500;
const LOOK_ATTEMPTS = 4;

const A_FILE = {
  name: 'ticket.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

export type VisitOptions = { guest: Guest; origin: string; coverage: Coverage; seenByAxe: Set<string> };

export class Visit {
  page!: Page;
  look!: Look;
  readonly #pages: Page[] = [];
  readonly #watch: Watch;
  readonly #facts = new FactBook();
  #data = '';

  constructor(private readonly options: VisitOptions) {
    this.#watch = new Watch(options.guest.context, options.origin);
  }

  /** What took how long, in ms. */
  readonly spent: Record<string, number> = {};

  async #timed<Result>(what: string, work: Promise<Result>): Promise<Result> {
    const began = performance.now();
    const result = await work;
    this.spent[what] = (this.spent[what] ?? 0) + performance.now() - began;
    return result;
  }

  get state(): string {
    return stateOf(this.look);
  }

  /** Opens the first page. @returns what does not hold there */
  async begin(path: string): Promise<Finding[]> {
    await this.#newPage();
    return this.do({ does: 'open', path });
  }

  async #newPage(): Promise<void> {
    this.page = await this.options.guest.context.newPage();
    this.#pages.push(this.page);
    this.page.setDefaultNavigationTimeout(NAVIGATION_MS);
    this.page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    this.page.on('popup', (popup) => void popup.close().catch(() => undefined));
    this.page.on('filechooser', (chooser) => void chooser.setFiles(A_FILE).catch(() => undefined));
  }

  /** Does a step. @returns what does not hold after it; undefined when there is nothing to do it with */
  async do(step: Step): Promise<Finding[]> {
    const before = this.look as Look | undefined;
    this.#watch.take();
    const isDone = await this.#timed('act', this.#act(step));
    if (!isDone) return [];
    await this.#timed('settle', this.#settle());
    await this.#timed('look', this.#lookAround());
    const faults: [string, string[]][] = [
      ...(await this.#timed('look again', this.#findLasting())),
      ['answer', this.#watch.take()],
      ['escape', before && step.does === 'Escape' ? this.#findBadEscape(before) : []],
      ['facts', this.#compareFacts()],
      ['axe', await this.#timed('axe', this.#findInaccessible())],
    ];
    return faults.flatMap(([kind, sentences]) => sentences.map((sentence) => ({ kind, sentence, state: this.state })));
  }

  /** What is still so once the page has had more time: what is half-way there, on a busy machine, is no fault. */
  async #findLasting(): Promise<[string, string[]][]> {
    const { policy, ...first } = this.look.faults;
    if (Object.values(first).every((each) => each.length === 0)) return [['policy', policy]];
    await this.#settle(PATIENCE_MS * 2);
    await this.#lookAround(true);
    const { policy: later, ...lasting } = this.look.faults;
    const kept = Object.entries(lasting).map(([kind, sentences]): [string, string[]] => [
      kind,
      sentences.filter((each) => first[kind as keyof typeof first].includes(each)),
    ]);
    return [...kept, ['policy', [...policy, ...later]]];
  }

  #findBadEscape({ layers }: Look): string[] {
    const now = this.look.layers;
    const last = layers.at(-1);
    if (last === undefined) return [];
    if (now.length >= layers.length) return [`Escape does not close ${last}`];
    if (now.length < layers.length - 1)
      return [`Escape closes ${layers.length - now.length} windows at once: ${layers.join(', ')}`];
    return [];
  }

  /** What was said before something was written, here or by the other tab, says nothing about the data of now. */
  #compareFacts(): string[] {
    const data = `${this.#watch.writes} ${this.look.stored}`;
    if (data !== this.#data) this.#facts.forget();
    this.#data = data;
    return this.#facts.compare(this.look.facts, routeOf(this.look.path));
  }

  async #findInaccessible(): Promise<string[]> {
    const part = this.#newPart();
    return part === undefined ? [] : findInaccessible(this.page, part);
  }

  /** What of this state nobody has looked at on this screen and in this theme; what is around it was looked at before. */
  #newPart(): Part | undefined {
    const { seenByAxe, guest, coverage } = this.options;
    const { path, layers, tabs } = this.look;
    const keyOf = (words: string) => `${guest.visitor.screen} ${guest.visitor.theme} ${coverage.fold(words)}`;
    const [state, page, frame] = [this.state, `page ${routeOf(path)}`, `frame ${guest.visitor.account}`].map(keyOf);
    const before = keyOf(stateOf({ ...this.look, layers: layers.slice(0, -1) }));
    const isSeen = (key = '') => seenByAxe.has(key);
    if (isSeen(state)) return undefined;
    const part = layers.length > 0 && isSeen(before) ? 'layer' : isSeen(page) ? 'tab' : isSeen(frame) ? 'page' : 'all';
    seenByAxe.add(state ?? '');
    // What lies behind a window is not looked at with it.
    if (layers.length === 0) seenByAxe.add(page ?? '').add(frame ?? '');
    return part === 'tab' && (tabs.length === 0 || layers.length > 0) ? 'page' : part;
  }

  find({ key, nth }: Target): number {
    const places = this.look.controls.flatMap((each, at) =>
      this.options.coverage.keyOf(this.look, each) === this.options.coverage.keyNow(key) ? [at] : [],
    );
    return places[nth] ?? places[0] ?? -1;
  }

  async #aim(target: Target): Promise<{ aim: Aim; index: number } | undefined> {
    const index = this.find(target);
    if (index < 0) return undefined;
    const aim = await this.page.evaluate((at) => wander.aim(at), index);
    return aim && { aim, index };
  }

  async #press({ x, y }: Aim): Promise<void> {
    if (this.options.guest.visitor.screen === 'phone') await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  async #act(step: Step): Promise<boolean> {
    const { page } = this;
    if ('target' in step) {
      const found = await this.#aim(step.target);
      if (!found) return false;
      await this.#use(step, found);
      return true;
    }
    if (step.does !== 'open') await page.evaluate(() => wander.begin()).catch(() => undefined);
    if (step.does === 'open') await page.goto(step.path, { waitUntil: 'commit' });
    if (step.does === 'Escape') await page.keyboard.press('Escape');
    if (step.does === 'go back') await this.#goBack();
    if (step.does === 'reload') await page.reload({ waitUntil: 'commit' });
    if (step.does === 'change tab') await this.#changeTab();
    return true;
  }

  async #use(step: Extract<Step, { target: Target }>, { aim, index }: { aim: Aim; index: number }): Promise<void> {
    const { page } = this;
    if (step.does === 'fill file') {
      const element = (await page.evaluateHandle((at) => wander.elementOf(at), index)).asElement();
      await element?.setInputFiles(A_FILE).catch(() => undefined);
    } else if (step.does === 'choose') {
      const element = (await page.evaluateHandle((at) => wander.elementOf(at), index)).asElement();
      await element?.selectOption({ index: step.option }, { timeout: 1_000 }).catch(() => undefined);
    } else {
      await this.#press(aim);
      if (step.does === 'nudge') await page.keyboard.press(step.key);
      if (step.does === 'type') {
        await page.keyboard.press('ControlOrMeta+A');
        if (step.text === '') await page.keyboard.press('Delete');
        else await page.keyboard.insertText(step.text);
        if (step.then !== 'nothing') await page.keyboard.press(step.then);
      }
    }
  }

  async #goBack(): Promise<void> {
    await this.page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
    // Before the first page there was an empty one, which is none of the portal's.
    if (this.page.url() === 'about:blank') await this.page.goto(this.look.path, { waitUntil: 'commit' });
  }

  /** To the other tab of this browser, which is opened where this one is the first time. */
  async #changeTab(): Promise<void> {
    const other = this.#pages.find((each) => each !== this.page && !each.isClosed());
    const { path } = this.look;
    if (other) {
      this.page = other;
      await other.bringToFront();
    } else {
      await this.#newPage();
      await this.page.goto(path, { waitUntil: 'commit' });
    }
  }

  /** Waits until nothing moves, changes or is asked for. */
  async #settle(patience = PATIENCE_MS): Promise<void> {
    const until = Date.now() + patience;
    // Twice in a row: what has just come is not on the page yet.
    for (let calm = 0; calm < 2 && Date.now() < until;) {
      const isCalm = await this.page.evaluate((ms) => wander.calm(ms), CALM_MS).catch(() => false);
      calm = isCalm && !this.#watch.busy(STREAM_MS) ? calm + 1 : 0;
    }
  }

  async #lookAround(isAgain = false): Promise<void> {
    const { screen } = this.options.guest.visitor;
    const seenBy = { width: this.page.viewportSize()?.width ?? 0, isTouch: screen === 'phone', isAgain };
    for (let attempt = 1; ; attempt += 1) {
      try {
        this.look = await this.page.evaluate((options) => wander.look(options), seenBy);
        return;
      } catch (error) {
        // Another document came meanwhile.
        if (attempt === LOOK_ATTEMPTS) throw error;
        await this.#settle();
      }
    }
  }

  async end(): Promise<void> {
    await this.options.guest.context.close();
  }
}

const stateOf = ({ path, layers, tabs }: Look): string =>
  [
    routeOf(path),
    ...(tabs.length > 0 ? [`tab ${tabs.join(', ').replaceAll(/\d+/g, '#')}`] : []),
    ...layers.map((each) => each.replaceAll(/\d+/g, '#')),
  ].join(' > ');
