import { act } from '@testing-library/react';

/** The reply of a graphql-ws server to a message of its client; null for none. */
type Respond = (message: { readonly type: string; readonly id?: string }) => object | null;

/** A fake WebSocket: it opens at once, and the test sends its messages. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static readonly opened: FakeSocket[] = [];
  /** Whether the server accepts connections. */
  static reachable = true;
  static respond: Respond = () => null;
  readyState: number = FakeSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  /** The client's last subscription and its variables. */
  subscribed: { readonly id: string; readonly variables: unknown } | null = null;

  constructor(
    readonly url: string,
    readonly protocol: string,
  ) {
    FakeSocket.opened.push(this);
    setTimeout(() => (FakeSocket.reachable ? this.open() : this.end(1006)));
  }

  send(text: string) {
    const message: { type: string; id?: string; payload?: { variables?: unknown } } = JSON.parse(text);
    if (message.type === 'subscribe') {
      this.subscribed = { id: message.id ?? '', variables: message.payload?.variables };
    }
    const answer = message.type === 'connection_init' ? { type: 'connection_ack' } : FakeSocket.respond(message);
    if (answer) void Promise.resolve().then(() => this.receive(answer));
  }

  close(code = 1000) {
    this.end(code);
  }

  receive(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  end(code: number) {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    if (code === 1006) this.onerror?.(new Event('error'));
    this.onclose?.(Object.assign(new Event('close'), { code, reason: '', wasClean: code === 1000 }));
  }

  private open() {
    if (this.readyState !== FakeSocket.CONNECTING) return;
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
}

/** A server that answers CAUGHT_UP. */
const caughtUp: Respond = ({ type, id }) =>
  type === 'subscribe'
    ? { type: 'next', id, payload: { data: { liveEvents: { type: 'CAUGHT_UP', data: null, seq: 5 } } } }
    : null;

/** Installs the fake as a server of the change feed; returns its controls. */
export function fakeSocket(respond: Respond = caughtUp) {
  FakeSocket.opened.length = 0;
  FakeSocket.reachable = true;
  FakeSocket.respond = respond;
  Object.defineProperty(globalThis, 'WebSocket', { value: FakeSocket, configurable: true, writable: true });
  const latest = () => FakeSocket.opened.at(-1);
  return {
    latest,
    /** Sends a message of the change feed. */
    receive: (message: unknown) =>
      act(() => {
        const id = latest()?.subscribed?.id;
        latest()?.receive({ type: 'next', id, payload: { data: { liveEvents: message } } });
      }),
    /** Closes the connection and refuses new ones. */
    close: (code: number, reachable = false) =>
      act(() => {
        FakeSocket.reachable = reachable;
        latest()?.end(code);
      }),
    /** Accepts connections again, without sending anything. */
    comeBack: () => {
      FakeSocket.reachable = true;
      FakeSocket.respond = () => null;
    },
  };
}
