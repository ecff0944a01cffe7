import { i18n } from '@lingui/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { type DeviceKind, languages } from '#schema/vocabulary.ts';
import { unmarkDevice, markDevice } from '../../platform/device/device-mark.ts';
import { pair, type PairingNotice, type PairingView } from './pair.ts';

/** The current language: suggested to the admin as the device's. */
const language = () => languages.find((one) => one === i18n.locale) ?? 'en';

/** Pairs this browser while mounted; a reload starts over. */
export function usePairing(onPaired: (kind: DeviceKind) => void) {
  const [view, show] = useState<PairingView | null>(null);
  const [notice, setNotice] = useState<PairingNotice | null>(null);
  const paired = useEffectEvent((kind: DeviceKind) => {
    markDevice(kind);
    onPaired(kind);
  });
  useEffect(() => {
    unmarkDevice();
    const ended = new AbortController();
    const begin = async () => {
      const kind = await pair({ language, show, notice: setNotice, signal: ended.signal });
      if (kind !== null && !ended.signal.aborted) paired(kind);
    };
    // Deferred: in development React mounts twice, and the first mount must not request a code.
    const timer = setTimeout(() => void begin());
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, []);
  return { view, notice };
}
