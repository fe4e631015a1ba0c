import { waitFor } from '@testing-library/react';
import { keepFocusFound } from './found-focus';

// Nothing is laid out here; what is in the document counts as drawn.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  document.body.innerHTML =
    '<main id="main" tabindex="-1"><div role="tabpanel" tabindex="0"><button>Add</button></div><a href="#x">Out</a></main>';
});
let stop: () => void = () => undefined;
afterEach(() => stop());
const byTag = (tag: string) => document.querySelector<HTMLElement>(tag);

describe('a focus that is found', () => {
  it('goes to the panel when what had it leaves', async () => {
    stop = keepFocusFound([]);
    byTag('button')?.focus();
    byTag('button')?.remove();
    await waitFor(() => expect(byTag('[role="tabpanel"]')).toHaveFocus());
  });

  it('goes to the page when the panel leaves, too', async () => {
    stop = keepFocusFound([]);
    byTag('button')?.focus();
    byTag('[role="tabpanel"]')?.remove();
    await waitFor(() => expect(byTag('main')).toHaveFocus());
  });

  it('goes to the page when a style hides what had it, and the browser takes it away later', async () => {
    stop = keepFocusFound([]);
    const [button, panel] = [byTag('button') as HTMLElement, byTag('[role="tabpanel"]') as HTMLElement];
    button.focus();
    for (const each of [button, panel]) each.getClientRects = () => [] as unknown as DOMRectList;
    panel.dataset['folded'] = 'true';
    await Promise.resolve();
    button.blur();
    await waitFor(() => expect(byTag('main')).toHaveFocus());
  });

  it('goes to what the window was opened from when that closes and its opener is gone', async () => {
    stop = keepFocusFound([]);
    byTag('button')?.focus();
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog" tabindex="-1"><input></div>');
    byTag('input')?.focus();
    byTag('button')?.remove();
    byTag('[role="dialog"]')?.remove();
    await waitFor(() => expect(byTag('[role="tabpanel"]')).toHaveFocus());
  });

  it('goes to the panel of what had it and left before the watch began', async () => {
    const [button, panel] = [byTag('button') as HTMLElement, byTag('[role="tabpanel"]') as HTMLElement];
    button.focus();
    button.remove();
    stop = keepFocusFound([button, panel]);
    await waitFor(() => expect(panel).toHaveFocus());
  });

  it('stays where it was put when somebody gave it to something else', async () => {
    stop = keepFocusFound([]);
    byTag('button')?.focus();
    byTag('button')?.remove();
    byTag('a')?.focus();
    document.body.append('more');
    await waitFor(() => expect(document.body).toHaveTextContent('more'));
    expect(byTag('a')).toHaveFocus();
  });
});
