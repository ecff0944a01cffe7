import { useEffect, useRef, useState } from 'react';
import { localTime } from '#schema/business-day.ts';
import { persisted } from '../../ui/storage/persisted.ts';
import { isNightly, isStuck, mayReload, reloadDelay, type ReloadConditions } from './reload.ts';
import type { Clock } from '../../platform/live/clock.ts';
import { useBoardState } from '../board/kiosk-context.ts';

const checkEvery = 30_000;
const reloadedAt = persisted('brigade.kiosk.reloaded', (value): value is number => typeof value === 'number');

interface Options {
  readonly clock: Clock;
  readonly conditions: () => ReloadConditions;
  readonly onUpdate: () => Promise<unknown>;
}

/** Reloads the page for a newer build, once a night, or when it is stuck. Never while somebody uses it, unless stuck. */
export function useReloads({ clock, conditions, onUpdate }: Options) {
  const state = useBoardState();
  const latest = useRef({ state, conditions });
  useEffect(() => {
    latest.current = { state, conditions };
  });
  const [delay] = useState(() => reloadDelay(Math.random()));

  useEffect(() => {
    const began = performance.now();
    let newerSince: number | null = null;
    let frame = performance.now();
    let frameRequest = requestAnimationFrame(function drawn() {
      frame = performance.now();
      frameRequest = requestAnimationFrame(drawn);
    });

    const check = async () => {
      const { state: board, conditions: readConditions } = latest.current;
      const now = performance.now();
      const newer = board.servedBuild !== board.ownBuild;
      newerSince = newer ? (newerSince ?? now) : null;
      if (document.visibilityState !== 'visible') frame = now;
      const last = reloadedAt.read();
      const messageAge = board.link.receivedAt === null ? null : now - board.link.receivedAt;
      const vital = {
        frameAge: now - frame,
        messageAge,
        reloadAge: last === null ? null : Date.now() - last,
      };
      if (isStuck(vital) && (await isServerUp())) {
        reloadedAt.write(Date.now());
        return location.reload();
      }
      if (!mayReload(readConditions())) return;
      const due = newerSince !== null && now - newerSince >= delay;
      const zone = board.board?.kitchen.timeZone ?? 'UTC';
      if (due) await onUpdate();
      else if (isNightly(localTime(zone, new Date(clock.now())), now - began)) location.reload();
    };
    const timer = setInterval(() => void check(), checkEvery);
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(frameRequest);
    };
  }, [clock, onUpdate, delay]);
}

/** Whether the server responds: without it a reload would lose the page. */
async function isServerUp(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
