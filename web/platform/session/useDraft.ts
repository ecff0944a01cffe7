import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '../../ui/forms/useLeaveGuard.ts';
import { ownStorage } from '../storage/own-storage.ts';
import { useViewer } from './viewer.ts';

/**
 * State of unsaved input, stored on this device: it is restored after Back, a reload or a lock, until it equals `first`
 * again. Leaving asks only when the device could not store it. `isValue` rejects values stored by another build.
 */
export function useDraft<Value>(
  name: string,
  first: Value,
  isValue: (value: unknown) => value is Value,
): readonly [Value, Dispatch<SetStateAction<Value>>] {
  const { id } = useViewer();
  const [storage] = useState(() => ownStorage(id, `draft.${name}`, isValue));
  const [empty] = useState(() => JSON.stringify(first));
  const [value, setValue] = useState(() => storage.read() ?? first);
  const isStored = useRef(true);
  useEffect(() => {
    const isEmpty = JSON.stringify(value) === empty;
    if (isEmpty) storage.remove();
    isStored.current = isEmpty || storage.write(value);
  }, [storage, empty, value]);
  useLeaveGuard(() => !isStored.current);
  return [value, setValue];
}
