import { act, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { loadable, Loaded } from './loadable';

const Greeting = ({ name = 'nobody' }: { name?: string }) => <p>Hello {name}</p>;

class Catch extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

const named = (name: string) => Object.assign(new Error('Loading chunk 7 failed.'), { name });

describe('loadable', () => {
  test('fetches once, however often it is asked', async () => {
    const fetchIt = jest.fn(async () => Greeting);
    const part = loadable(fetchIt);
    expect(part.loaded).toBeUndefined();
    expect(fetchIt).not.toHaveBeenCalled();
    await Promise.all([part.load(), part.load()]);
    expect(await part.load()).toBe(Greeting);
    expect(part.loaded).toBe(Greeting);
    expect(fetchIt).toHaveBeenCalledTimes(1);
  });

  test('asks once more by itself for a file that did not come', async () => {
    const fetchIt = jest.fn(async () => Greeting).mockRejectedValueOnce(named('ChunkLoadError'));
    expect(await loadable(fetchIt).load()).toBe(Greeting);
    expect(fetchIt).toHaveBeenCalledTimes(2);
  });

  test('fetches again after a failure', async () => {
    const fetchIt = jest.fn(async () => Greeting).mockRejectedValueOnce(new Error('no chunk'));
    const part = loadable(fetchIt);
    await expect(part.load()).rejects.toThrow('no chunk');
    expect(part.loaded).toBeUndefined();
    expect(await part.load()).toBe(Greeting);
  });
});

describe('Loaded', () => {
  test('shows what stands in, and then the component with its props', async () => {
    render(<Loaded of={loadable(async () => Greeting)} fallback={<p>Wait</p>} props={{ name: 'Rosa' }} />);
    expect(screen.getByText('Wait')).toBeVisible();
    expect(await screen.findByText('Hello Rosa')).toBeVisible();
    expect(screen.queryByText('Wait')).not.toBeInTheDocument();
  });

  test('shows what is there already at once', async () => {
    const part = loadable(async () => Greeting);
    await part.load();
    render(<Loaded of={part} fallback={<p>Wait</p>} />);
    expect(screen.getByText('Hello nobody')).toBeVisible();
  });

  test.each([
    ['waits for a connection', undefined, 'Wait'],
    ['shows at once what stands in for what is missing', <p key="missing">Not now</p>, 'Not now'],
  ])('without a connection it %s', async (_what, missing, shown) => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const fetchIt = jest.fn(async () => Greeting);
    for (let tries = 2; tries > 0; tries -= 1) fetchIt.mockRejectedValueOnce(named('ChunkLoadError'));
    render(<Loaded of={loadable(fetchIt)} fallback={<p>Wait</p>} missing={missing} />);
    expect(await screen.findByText(shown)).toBeVisible();
    await waitFor(() => expect(fetchIt).toHaveBeenCalledTimes(2));
    isOnline.mockRestore();
    await act(async () => void dispatchEvent(new Event('online')));
    expect(await screen.findByText(missing ? 'Not now' : 'Hello nobody')).toBeVisible();
  });

  test('hands a failure to the boundary above it', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
    const part = loadable(() => Promise.reject(new Error('no chunk')));
    render(
      <Catch>
        <Loaded of={part} fallback={<p>Wait</p>} />
      </Catch>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('no chunk');
    reported.mockRestore();
  });

  test('leaves a page that does without it as it is, or says so', async () => {
    const part = loadable(() => Promise.reject(named('ChunkLoadError')));
    const { container } = render(
      <Catch>
        <Loaded of={part} fallback={<p>Wait</p>} missing={<p>Not now</p>} />
        <Loaded of={part} fallback={<p>Wait</p>} missing={null} />
      </Catch>,
    );
    expect(await screen.findByText('Not now')).toBeVisible();
    await waitFor(() => expect(container).toHaveTextContent(/^Not now$/));
  });

  test.each([
    ['not of a file that did not come', named('ChunkLoadError'), 0],
    ['of code that came and throws', named('TypeError'), 1],
  ])('tells the console behind what stands in for it %s', async (_what, failure, reports) => {
    const report = jest.spyOn(globalThis, 'reportError').mockImplementation(() => {});
    const part = loadable(jest.fn<Promise<typeof Greeting>, []>().mockRejectedValue(failure));
    render(<Loaded of={part} fallback={<p>Wait</p>} missing={<p>Not now</p>} />);
    expect(await screen.findByText('Not now')).toBeVisible();
    expect(report.mock.calls).toEqual(Array.from({ length: reports }, () => [failure]));
    report.mockRestore();
  });

  test('throws what is no error, and even undefined', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
    const part = loadable(jest.fn<Promise<typeof Greeting>, []>().mockRejectedValue(undefined));
    render(
      <Catch>
        <Loaded of={part} fallback={<p>Wait</p>} />
      </Catch>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('undefined');
    reported.mockRestore();
  });

  test('changes nothing after it has gone', async () => {
    let arrive = (_component: typeof Greeting) => {};
    const part = loadable(() => new Promise<typeof Greeting>((done) => (arrive = done)));
    const { unmount, container } = render(<Loaded of={part} fallback={<p>Wait</p>} />);
    unmount();
    arrive(Greeting);
    await part.load();
    expect(container).toBeEmptyDOMElement();
  });
});
