import type { ApolloClient } from '@apollo/client';
import { useEffect, useRef } from 'react';
import { KioskReportDocument } from '../kiosk.generated.ts';
import { browserFacts } from '../pairing/browser-facts.ts';
import { useBoardState } from '../board/kiosk-context.ts';

const every = 300_000;
const apart = 60_000;

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

function tellsBattery(it: Navigator): it is Navigator & { readonly getBattery: () => Promise<unknown> } {
  return 'getBattery' in it;
}

/** Some browsers tell; the others simply have no battery to show. */
async function battery(): Promise<{ battery: number; charging: boolean } | null> {
  if (!tellsBattery(navigator)) return null;
  const told = await navigator.getBattery();
  return isBattery(told) ? { battery: Math.round(told.level * 100), charging: told.charging } : null;
}

/** Tells the admins how this display is: every five minutes, and when something changed, a minute apart at least. */
export function useReport(client: ApolloClient, health: { readonly wakeLock: boolean; readonly sound: boolean }) {
  const { ownBuild: build, link } = useBoardState();
  const { wakeLock, sound } = health;
  const live = link.caughtUp;
  const last = useRef(-Infinity);
  useEffect(() => {
    if (!live) return undefined;
    const tell = async () => {
      last.current = performance.now();
      const facts = browserFacts();
      const power = await battery().catch(() => null);
      const input = { ...facts, ...power, build, wakeLock, sound };
      // A report that is lost is followed by the next one.
      await client
        .mutate({ mutation: KioskReportDocument, variables: { input }, fetchPolicy: 'no-cache' })
        .catch(() => undefined);
    };
    const first = setTimeout(() => void tell(), Math.max(0, last.current + apart - performance.now()));
    const timer = setInterval(() => void tell(), every);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [client, build, wakeLock, sound, live]);
}
