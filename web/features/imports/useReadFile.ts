import { readIdOf } from './read-answer.ts';
import type { ImportKindName } from '#schema/import-vocabulary.ts';
import { useInvalidate } from '../../platform/live/invalidate.ts';
import { endpoints } from '../../platform/paths.ts';
import { sendFile } from '../../platform/photos/send-file.ts';
import { useAction } from '../../ui/forms/useAction.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { importTexts } from './texts.ts';

/** Sends a file to be read. */
export function useReadFile(kind: ImportKindName) {
  const t = useTexts(importTexts);
  const invalidate = useInvalidate();
  const { run, pending } = useAction(t('readFailed'));
  /** `onRead` gets the id of its import. */
  const read = (file: Blob, fileName: string, onRead: (id: string) => void) =>
    run(
      async () => {
        const address = endpoints.readImport(kind, fileName);
        const answer = await sendFile(address, file, { key: crypto.randomUUID(), onProgress: () => undefined });
        return readIdOf(answer);
      },
      {
        onDone: (id) => {
          void invalidate('importBatches');
          onRead(id);
        },
      },
    );
  return { read, reading: pending };
}
