import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { showToast, type ToastContent, whileHere } from '../components/toasts/toast-store.ts';
import { isUnreachable, readableError } from '../i18n/readable-error.ts';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';
import { useReachable } from './reachable.ts';

/**
 * The outcome of an action. Busy: it was not started, because the same action was running, the person continued editing
 * instead, or there is no network.
 */
export type Outcome<Result> =
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'failed'; readonly error: unknown; readonly sentence: string }
  | { readonly status: 'busy' };

type Toast = string | ToastContent;

export interface RunOptions<Result> {
  /** Shown on success; a string is the toast's title. */
  readonly toast?: Toast | ((result: Result) => Toast);
  /** Called on success, after the toast. When it fails, the action still counts as done. */
  readonly onDone?: (result: Result) => void;
  /** Actions with different keys may run at the same time; those with the same key, or none, may not. */
  readonly key?: string;
  /** It is stored on the device and sent later, so that it needs no network. */
  readonly worksOffline?: boolean;
}

export type RunAction = <Result>(
  action: () => Promise<Result>,
  options?: RunOptions<Result>,
) => Promise<Outcome<Result>>;

async function perform<Result>(
  action: () => Promise<Result>,
  { toast, onDone }: RunOptions<Result>,
  onFailure: (error: unknown) => string,
): Promise<Outcome<Result>> {
  const isHere = whileHere();
  let result: Result;
  try {
    result = await action();
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return { status: 'busy' };
    return { status: 'failed', error, sentence: onFailure(error) };
  }
  const shown = typeof toast === 'function' ? toast(result) : toast;
  const content = typeof shown === 'string' ? { title: shown } : shown;
  // A button, such as Undo, would act in the session of the next person.
  if (content && (isHere() || !content.action)) showToast(content);
  onDone?.(result);
  return { status: 'done', result };
}

/** Runs an action once at a time. `onFailure` shows the error and returns the sentence for it. */
function useRunOnce(onFailure: (error: unknown) => string) {
  const running = useRef(new Set<string>());
  const [count, setCount] = useState(0);
  const run: RunAction = useCallback(
    async (action, options = {}) => {
      const { key = '' } = options;
      if (running.current.has(key)) return { status: 'busy' };
      running.current.add(key);
      setCount((before) => before + 1);
      try {
        return await perform(action, options, onFailure);
      } finally {
        running.current.delete(key);
        setCount((before) => before - 1);
      }
    },
    [onFailure],
  );
  return { run, pending: count > 0 };
}

/**
 * Runs a mutation once at a time and shows a failure in a destructive toast, with the readable error. While the server is known
 * to be out of reach it is not run, and a neutral toast says why.
 * `fallback` is the toast's text for a failure without a sentence of its own.
 */
export function useAction(failedTitle: string, fallback?: string) {
  const t = useTexts(uiTexts);
  const isReachable = useRef(true);
  const reachable = useReachable();
  useEffect(() => {
    isReachable.current = reachable;
  }, [reachable]);
  const onFailure = useCallback(
    (error: unknown) => {
      const sentence = readableError(error).sentence ?? fallback;
      const description = sentence === undefined ? {} : { description: sentence };
      showToast({ title: failedTitle, ...description, tone: 'destructive' });
      return sentence ?? '';
    },
    [failedTitle, fallback],
  );
  const { run: runOnce, pending } = useRunOnce(onFailure);
  const run: RunAction = useCallback(
    async (action, options = {}) => {
      if (isReachable.current || options.worksOffline) return runOnce(action, options);
      showToast({ title: t('offline'), description: t('needsNetwork') });
      return { status: 'busy' };
    },
    [runOnce, t],
  );
  return { run, pending };
}

/** Calls back when the server can be reached again. */
function useReconnected(onReconnected: () => void): void {
  const reachable = useReachable();
  const was = useRef(reachable);
  const call = useEffectEvent(onReconnected);
  useEffect(() => {
    if (reachable && !was.current) call();
    was.current = reachable;
  }, [reachable]);
}

/**
 * Runs the mutation of a form once at a time and stores the readable error, which the form shows: one of the network until
 * the server can be reached again.
 * `fallback` is the sentence for a failure without one of its own: by default that the server cannot be reached.
 */
export function useFormAction(fallback?: string) {
  const t = useTexts(uiTexts);
  const otherwise = fallback ?? t('unreachable');
  const [error, setError] = useState<string>();
  const isConnectionError = useRef(false);
  const onFailure = useCallback(
    (failure: unknown) => {
      const sentence = readableError(failure).sentence ?? otherwise;
      isConnectionError.current = isUnreachable(failure);
      setError(sentence);
      return sentence;
    },
    [otherwise],
  );
  const { run: runOnce, pending } = useRunOnce(onFailure);
  useReconnected(() => {
    if (isConnectionError.current) setError(undefined);
  });
  const run: RunAction = useCallback(
    (action, options) => {
      isConnectionError.current = false;
      setError(undefined);
      return runOnce(action, options);
    },
    [runOnce],
  );
  return { run, pending, error, setError };
}
