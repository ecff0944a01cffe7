import { useCallback, useRef, useState } from 'react';
import { limits, MEGABYTE } from '#schema/limits.ts';
import { readableError } from '../../ui/i18n/readable-error.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { uiTexts } from '../../ui/i18n/ui-texts.ts';
import { useOutbox } from '../offline/useOutbox.ts';
import { photoTexts } from './photo-texts.ts';
import { sendFile } from './send-file.ts';
import { smallerPhoto } from './smaller-photo.ts';

/** A file on its way. */
export interface Upload {
  /** Of the request: tried again with the same one, it is added once. */
  readonly key: string;
  readonly name: string;
  readonly file: Blob;
  /** From 0 to 1; null while it waits for the ones before it. */
  readonly progress: number | null;
  /** Why it was not added. */
  readonly error: string | null;
}

/**
 * Sends files one after the other, until the person has left; `onAdded` is called after each, and the file leaves the list when
 * it has resolved.
 */
export function useUploads(path: string, onAdded: () => Promise<unknown>) {
  const t = useTexts(photoTexts);
  const tUi = useTexts(uiTexts);
  const outbox = useOutbox();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());

  const change = useCallback((key: string, changes: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  }, []);
  const leaveOut = useCallback((key: string) => setUploads((all) => all.filter((one) => one.key !== key)), []);

  const send = async ({ key, file: chosen }: Upload, signal: AbortSignal | undefined) => {
    if (signal?.aborted) return;
    change(key, { progress: 0 });
    try {
      const file = await smallerPhoto(chosen);
      // Kept for another try: the same key must come with the same bytes.
      change(key, { file });
      if (file.size > limits.photoBytesMax) {
        change(key, { error: t('tooLarge', { size: limits.photoBytesMax / MEGABYTE }) });
        return;
      }
      await sendFile(path, file, { key, signal, onProgress: (progress) => change(key, { progress }) });
    } catch (error) {
      change(key, { error: readableError(error).sentence ?? tUi('unreachable') });
      return;
    }
    // It is added, also when the refetch of the list fails.
    await onAdded().catch(() => undefined);
    leaveOut(key);
  };
  const queue = (upload: Upload) => {
    // After a lock the session is another person's.
    const signal = outbox?.session;
    last.current = last.current.then(() => send(upload, signal));
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({
      key: crypto.randomUUID(),
      name: file.name,
      file,
      progress: null,
      error: null,
    }));
    setUploads((all) => [...all, ...added]);
    for (const upload of added) queue(upload);
  };
  const again = (upload: Upload) => {
    if (upload.error === null) return;
    change(upload.key, { error: null, progress: null });
    queue(upload);
  };
  return { uploads, add, again, leaveOut };
}
