import { useRef, useState, type FormEvent } from 'react';

/** A fault's sentence by the name of its field. */
export type Faults<Values> = Partial<Record<keyof Values, string | undefined>>;

/** What a form makes of what was typed: something to send, or what is wrong with it. */
export type Reading<Values, Sent> = { value: Sent; faults?: undefined } | { faults: Faults<Values> };

/** As much of a contract's schema as a form needs. */
type Schema<Sent> = {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: Sent }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
};

/** Reads a form by its contract: of each field the first fault. */
export const readBy =
  <Sent>(schema: Schema<Sent>) =>
  (values: object): Reading<Record<string, string>, Sent> => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { value: parsed.data };
    const faults = parsed.error.issues.map(({ path, message }) => [path[0], message]).reverse();
    return { faults: Object.fromEntries(faults) as Record<string, string> };
  };

type Form<Values, Sent> = {
  /** By field, in the order in which they stand. */
  defaults: Values;
  read: (values: Values) => Reading<Values, Sent>;
  /** Called with what is fit to be sent. Fields keep what was typed, whatever comes of it. */
  send: (value: Sent) => Promise<void>;
  /** Called with all that is typed, at every change. */
  onType?: (values: Values) => void;
};

/**
 * A form of text fields that belong to the browser: what is typed stays in them, and is read when it is sent. Faults show
 * then, the first field with one gets the focus, and while somebody mends them they go as soon as they are mended.
 * @returns `form` for the form element, `field` for each text field, `refuse` for what the server finds wrong
 */
export function useContractForm<Values extends Record<string, string>, Sent>(of: Form<Values, Sent>) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults<Values>>({});
  const typed = () => Object.fromEntries(new FormData(form.current ?? undefined)) as Values;

  const focus = (name: keyof Values & string) => {
    const field = form.current?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  };
  const refuse = (found: Faults<Values>) => {
    setFaults(found);
    const first = Object.keys(of.defaults).find((name) => found[name]);
    if (first) focus(first);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const reading = of.read(typed());
    refuse(reading.faults ?? {});
    if ('value' in reading) await of.send(reading.value);
  };
  const onChange = () => {
    const values = typed();
    of.onType?.(values);
    if (!Object.values(faults).some(Boolean)) return;
    const left: Record<string, string | undefined> = of.read(values).faults ?? {};
    setFaults((shown) => Object.fromEntries(Object.keys(shown).map((name) => [name, left[name]])) as Faults<Values>);
  };

  return {
    form: { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void onSubmit(event), onChange },
    field: (name: keyof Values & string) => ({ name, defaultValue: of.defaults[name], error: faults[name] }),
    focus,
    refuse,
  };
}
