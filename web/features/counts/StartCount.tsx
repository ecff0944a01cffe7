import { Button, Flex } from '@chakra-ui/react';
import { ClipboardCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../platform/session/viewer.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { StartDialog } from './StartDialog.tsx';
import { StartSpotDialog } from './StartSpotDialog.tsx';
import { countTexts } from './texts.ts';

/** Starts a count: of all or some places for managers, a spot count of one place for everybody. */
export function StartCount() {
  const t = useTexts(countTexts);
  const layer = useLayer('count');
  const reviews = useCan('counts.review');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Flex gap="3" wrap="wrap">
      <Button onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" /> {t('start')}
      </Button>
      <Button variant="outline" onClick={() => layer.open('closing')}>
        <ClipboardCheck aria-hidden="true" /> {t('closing')}
      </Button>
      {isOpen && reviews ? <StartDialog onClose={close} /> : null}
      {isOpen && !reviews ? <StartSpotDialog onClose={close} /> : null}
    </Flex>
  );
}
