type Answered = { status: number; responseText?: string; response?: unknown };

/** A request of a file, which is answered when the test says so. */
export class FakeRequest {
  static last: FakeRequest;
  /** What becomes of each that is sent; nothing unless a test says more. */
  static onSend: (request: FakeRequest) => void;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  responseText = '';
  response: unknown;
  responseType = '';
  opened = '';
  body: unknown = 'not sent';
  headers: Record<string, string> = {};
  constructor() {
    FakeRequest.last = this;
  }
  open(method: string, path: string) {
    this.opened = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body?: unknown) {
    this.body = body;
    FakeRequest.onSend(this);
  }
  answer(answer: Answered) {
    Object.assign(this, answer);
    this.onload?.();
  }

  /** Stands in for `XMLHttpRequest` until the function it returns is called. */
  static install(onSend: (request: FakeRequest) => void = () => {}): () => void {
    const real = globalThis.XMLHttpRequest;
    FakeRequest.onSend = onSend;
    globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
    return () => void (globalThis.XMLHttpRequest = real);
  }
}
