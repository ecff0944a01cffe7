import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Timer } from './timer.ts';
import {
  ExtendTimerDocument,
  PauseTimerDocument,
  ResumeTimerDocument,
  RunningTimersDocument,
  StartTimerDocument,
  type StartTimerMutationVariables,
  StopTimerDocument,
} from './timers.generated.ts';

/** The requests about timers. Every call rejects with a Problem. */
export interface TimerServer {
  readonly list: () => Promise<readonly Timer[]>;
  /** The key of the input is also the idempotency key. */
  readonly start: (input: StartTimerMutationVariables['input']) => Promise<Timer>;
  readonly extend: (id: string, seconds: number) => Promise<Timer>;
  readonly pause: (id: string) => Promise<Timer>;
  readonly resume: (id: string) => Promise<Timer>;
  /** `version`: of the timer that is on the screen, so that one that somebody has just extended is not stopped. */
  readonly stop: (id: string, version: number) => Promise<Timer>;
}

/** Milliseconds after which a request counts as failed. */
const requestTimeout = 10_000;

/** Over GraphQL, without the cache: timers are a list of their own, which rings. */
export function timerServer(client: ApolloClient): TimerServer {
  const context = (idempotencyKey?: string | null) => ({
    fetchOptions: { signal: AbortSignal.timeout(requestTimeout) },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
  async function mutate<Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    idempotencyKey?: string | null,
  ): Promise<Data> {
    const options = { mutation, variables, fetchPolicy: 'no-cache', context: context(idempotencyKey) } as const;
    const { data } = await client.mutate(options);
    if (!data) throw new Error('The server answered without data.');
    return data;
  }
  return {
    async list() {
      const { data } = await client.query({
        query: RunningTimersDocument,
        fetchPolicy: 'no-cache',
        context: context(),
      });
      return data?.timers ?? [];
    },
    start: async (input) => (await mutate(StartTimerDocument, { input }, input.key)).startTimer,
    extend: async (id, seconds) => (await mutate(ExtendTimerDocument, { input: { id, seconds } })).extendTimer,
    pause: async (id) => (await mutate(PauseTimerDocument, { input: { id } })).pauseTimer,
    resume: async (id) => (await mutate(ResumeTimerDocument, { input: { id } })).resumeTimer,
    stop: async (id, version) => (await mutate(StopTimerDocument, { input: { id, version } })).stopTimer,
  };
}
