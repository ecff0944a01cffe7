import type { ApolloClient } from '@apollo/client';
import { useEffect, useRef } from 'react';
import { KioskReportDocument } from '../kiosk.generated.ts';
import { browserFacts } from '../pairing/browser-facts.ts';
import { useBoardState } from '../board/kiosk-context.ts';

const reportEvery = 300_000;
const minGap = 60_000;

interface Battery {
  readonly level: number;
  readonly charging: boolean;
}

function isBattery(value: unknown): value is Battery {
  return (
    typeof value === 'object' &&
    value !== null &&
    'level' in value &&
    typeof value.level === 'number' &&
    'charging' in value &&
    typeof value.charging === 'boolean'
  );
}

function hasBatteryApi(it: Navigator): it is Navigator & { readonly getBattery: () => Promise<unknown> } {
  return 'getBattery' in it;
}

/** Battery level in percent; null in browsers without the Battery API. */
async function battery(): Promise<{ battery: number; charging: boolean } | null> {
  if (!hasBatteryApi(navigator)) return null;
  const status = await navigator.getBattery();
  return isBattery(status) ? { battery: Math.round(status.level * 100), charging: status.charging } : null;
}

/** Reports the display's health to the server: every five minutes, and on changes at most once a minute. */
export function useReport(client: ApolloClient, health: { readonly wakeLock: boolean; readonly sound: boolean }) {
  const { ownBuild: build, link } = useBoardState();
  const { wakeLock, sound } = health;
  const live = link.caughtUp;
  const last = useRef(-Infinity);
  useEffect(() => {
    if (!live) return undefined;
    const report = async () => {
      last.current = performance.now();
      const facts = browserFacts();
      const power = await battery().catch(() => null);
      const input = { ...facts, ...power, build, wakeLock, sound };
      // A lost report is replaced by the next one.
      await client
        .mutate({ mutation: KioskReportDocument, variables: { input }, fetchPolicy: 'no-cache' })
        .catch(() => undefined);
    };
    const first = setTimeout(() => void report(), Math.max(0, last.current + minGap - performance.now()));
    const timer = setInterval(() => void report(), reportEvery);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [client, build, wakeLock, sound, live]);
}
