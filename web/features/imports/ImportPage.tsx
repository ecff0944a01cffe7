import { Stack } from '@chakra-ui/react';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { useUrlParams } from '../../ui/components/useUrlParams.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { OpenImport } from './OpenImport.tsx';
import { importTexts } from './texts.ts';
import { usePastedText } from './usePastedText.ts';

/** Imports lists from files: choose, map the columns, check, import, and undo. */
export function ImportPage() {
  const t = useTexts(importTexts);
  const { get, change } = useUrlParams();
  // Held here, so that it survives the choice of a file.
  const pasted = usePastedText();
  const id = get('import');
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      <Stack gap="5">
        {id === null ? (
          <ChooseFile pasted={pasted} onRead={(read) => change({ import: read, kind: null })} />
        ) : (
          <OpenImport key={id} id={id} onLeave={() => change({ import: null })} />
        )}
        <ImportHistory openId={id} onOpen={(opened) => change({ import: opened, kind: null })} />
      </Stack>
    </>
  );
}
