import { gql, type TypedDocumentNode } from '@apollo/client';
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { createOfflineData } from './offline-data.ts';

interface Task {
  readonly __typename: 'PrepTask';
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly target: string;
}
const list: TypedDocumentNode<{ prepTasks: Task[] }> = gql`
  query List {
    prepTasks {
      id
      version
      status
      target
    }
  }
`;
const startText = 'mutation Start($input: StartInput!) { startPrepTask(input: $input) { id version status target } }';
const start: TypedDocumentNode<{ startPrepTask: Task }> = gql(startText);

const toDo: Task = { __typename: 'PrepTask', id: 'rice', version: 1, status: 'TODO', target: '8' };
const started: Task = { ...toDo, version: 2, status: 'IN_PROGRESS' };
const ofList = (task: Task) => Response.json({ data: { prepTasks: [task] } });
const ofStart = (task: Task) => Response.json({ data: { startPrepTask: task } });

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  vi.useRealTimers();
});
beforeEach(() => {
  i18n.activate('en');
  localStorage.clear();
});

function open() {
  const opened = createOfflineData({ owner: 'ana', pagedFields: [], onSignedOut: () => undefined });
  stop = () => {
    opened.kept.stop();
    opened.outbox.stop();
  };
  return opened;
}

const shown = ({ client }: ReturnType<typeof open>) =>
  client.readQuery({ query: list })?.prepTasks.map(({ status }) => status);

/** A response that the test sends. */
function held() {
  let send: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => {
    send = resolve;
  });
  return { response, send: (answer: Response) => send(answer) };
}

const press = (opened: ReturnType<typeof open>) =>
  opened.outbox.press({
    name: 'Start',
    document: startText,
    variables: { input: { id: 'rice' } },
    subject: 'rice',
    title: 'Start: rice',
    timed: false,
    row: { __typename: 'PrepTask', id: 'rice' },
    optimistic: { startPrepTask: { ...toDo, status: 'IN_PROGRESS' } },
  });

test('a list that was read before a mutation, and arrives after its response, is requested again', async () => {
  const slow = held();
  const answers = [slow.response, Promise.resolve(ofList(started))];
  const calls = fakeServer({
    List: () => answers.shift() ?? ofList(started),
    Start: () => ofStart(started),
  });
  const opened = open();
  const reading = opened.client.query({ query: list });
  await opened.client.mutate({ mutation: start, variables: { input: { id: 'rice' } } });
  slow.send(ofList(toDo));
  await reading;
  expect(shown(opened)).toEqual(['IN_PROGRESS']);
  expect(calls).toHaveLength(3);
});

test('a list that is as new as the rows on screen is requested once', async () => {
  const calls = fakeServer({ List: () => ofList(started), Start: () => ofStart(started) });
  const opened = open();
  await opened.client.mutate({ mutation: start, variables: { input: { id: 'rice' } } });
  await opened.client.query({ query: list });
  expect(calls).toHaveLength(2);
});

test('a list that is older twice is shown, without a third request', async () => {
  const calls = fakeServer({ List: () => ofList(toDo), Start: () => ofStart(started) });
  const opened = open();
  await opened.client.mutate({ mutation: start, variables: { input: { id: 'rice' } } });
  await opened.client.query({ query: list });
  expect(calls).toHaveLength(3);
  expect(shown(opened)).toEqual(['TODO']);
});

test('a list that is read while a press waits to be sent shows the press', async () => {
  fakeServer({ List: () => ofList(toDo), Start: () => new Response('', { status: 503 }) });
  const opened = open();
  await opened.client.query({ query: list });
  vi.useFakeTimers();
  const pressed = press(opened);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await pressed).toMatchObject({ status: 'queued' });
  await opened.client.query({ query: list, fetchPolicy: 'network-only' });
  expect(shown(opened)).toEqual(['IN_PROGRESS']);
});

test('a list that arrives while a press waits does not show the row without it, even for a moment', async () => {
  fakeServer({ List: () => ofList(toDo), Start: () => held().response });
  const opened = open();
  await opened.client.query({ query: list });
  const statuses: unknown[] = [];
  const watching = opened.client.watchQuery({ query: list }).subscribe(({ data }) => {
    statuses.push(data?.prepTasks?.map((task) => task?.status));
  });
  void press(opened);
  await vi.waitFor(() => expect(statuses.at(-1)).toEqual(['IN_PROGRESS']));
  statuses.length = 0;
  await opened.client.refetchQueries({ include: 'active' });
  await opened.client.query({ query: list, fetchPolicy: 'network-only' });
  watching.unsubscribe();
  expect(statuses.filter((shownStatus) => String(shownStatus) !== 'IN_PROGRESS')).toEqual([]);
});

test('a waiting press hides no other change of its row', async () => {
  let stored = toDo;
  fakeServer({ List: () => ofList(stored), Start: () => new Response('', { status: 503 }) });
  const opened = open();
  await opened.client.query({ query: list });
  vi.useFakeTimers();
  const pressed = press(opened);
  await vi.advanceTimersByTimeAsync(4_000);
  await pressed;
  stored = { ...toDo, version: 2, target: '12' };
  await opened.client.query({ query: list, fetchPolicy: 'network-only' });
  expect(opened.client.readQuery({ query: list })?.prepTasks).toMatchObject([
    { version: 2, status: 'IN_PROGRESS', target: '12' },
  ]);
});

test('the response of a press does not undo, even for a moment, what a later press on its row has changed', async () => {
  const slow = held();
  fakeServer({ List: () => ofList(toDo), Start: () => slow.response, Plan: () => held().response });
  const opened = open();
  await opened.client.query({ query: list });
  const targets: unknown[] = [];
  const watching = opened.client.watchQuery({ query: list }).subscribe(({ data }) => {
    targets.push(data?.prepTasks?.map((task) => task?.target));
  });
  void press(opened);
  const target = { ...toDo, status: 'IN_PROGRESS', target: '12' };
  void opened.outbox.press({
    name: 'Plan',
    document: startText.replace('Start', 'Plan'),
    variables: { input: { id: 'rice' } },
    subject: 'rice',
    title: 'Plan: rice',
    timed: false,
    row: { __typename: 'PrepTask', id: 'rice' },
    optimistic: { startPrepTask: target },
  });
  await vi.waitFor(() => expect(targets.at(-1)).toEqual(['12']));
  targets.length = 0;
  slow.send(ofStart(started));
  await vi.waitFor(() => expect(opened.client.readQuery({ query: list })?.prepTasks[0]?.version).toBe(2));
  await vi.waitFor(() => expect(targets.length).toBeGreaterThan(0));
  watching.unsubscribe();
  expect(targets.filter((shownTarget) => String(shownTarget) !== '12')).toEqual([]);
});

test('a press that the page had no time to store in the database waits after a reload', async () => {
  fakeServer({ List: () => ofList(toDo), Start: () => new Response('', { status: 503 }) });
  const opened = open();
  await opened.client.query({ query: list });
  void press(opened);
  stop();
  const again = open();
  await again.outbox.restore();
  expect(again.outbox.store.read().presses.map(({ title }) => title)).toEqual(['Start: rice']);
});
