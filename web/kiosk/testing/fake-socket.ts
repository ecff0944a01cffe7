import { act } from '@testing-library/react';

/** Stands in for the browser's WebSocket: it opens at once, and the test says what it hears. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static readonly opened: FakeSocket[] = [];
  /** Whether the server takes connections. */
  static reachable = true;
  binaryType = 'blob';
  readyState: number = FakeSocket.CONNECTING;
  readonly sent: string[] = [];

  constructor(readonly url: string) {
    super();
    FakeSocket.opened.push(this);
    setTimeout(() => (FakeSocket.reachable ? this.open() : this.end(1006)));
  }

  send(text: string) {
    this.sent.push(text);
  }

  close(code = 1000) {
    this.end(code);
  }

  end(code: number) {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    if (code === 1006) this.dispatchEvent(new Event('error'));
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '', wasClean: code === 1000 }));
  }

  private open() {
    if (this.readyState !== FakeSocket.CONNECTING) return;
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
}

/** Puts the stand-in in place; answers what drives it. */
export function fakeSocket() {
  FakeSocket.opened.length = 0;
  FakeSocket.reachable = true;
  Object.defineProperty(globalThis, 'WebSocket', { value: FakeSocket, configurable: true, writable: true });
  const latest = () => FakeSocket.opened.at(-1);
  return {
    hear: (message: unknown) =>
      act(() => {
        latest()?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
      }),
    /** The server closes, and takes no other connection while it is away. */
    close: (code: number, reachable = false) =>
      act(() => {
        FakeSocket.reachable = reachable;
        latest()?.end(code);
      }),
    comeBack: () => {
      FakeSocket.reachable = true;
    },
  };
}
