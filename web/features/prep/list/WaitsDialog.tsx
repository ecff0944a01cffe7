import { Button, Text } from '@chakra-ui/react';
import { Sheet } from '../../../ui/components/Sheet.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prerequisiteTexts } from './prerequisite-texts.ts';

interface WaitsDialogProps {
  readonly task: PrepRowFragment;
  /** The names of what is not ready. */
  readonly names: readonly string[];
  readonly onStart: () => void;
  readonly onClose: () => void;
}

/** Asks before a task is started of which an ingredient is still to be made. */
export function WaitsDialog({ task, names, onStart, onClose }: WaitsDialogProps) {
  const t = useTexts(prerequisiteTexts);
  const localName = useNames();
  const language = useLanguage();
  const list = new Intl.ListFormat(language).format(names.map((name) => localName(name)));
  return (
    <Sheet
      title={t('notReadyYet', { name: list })}
      subtitle={localName(task.name)}
      onClose={onClose}
      footer={
        <>
          <Button size="xl" flex="1" variant="outline" onClick={onClose}>
            {t('leaveIt')}
          </Button>
          <Button size="xl" flex="1" onClick={onStart}>
            {t('start')}
          </Button>
        </>
      }
    >
      <Text fontSize="lg" fontWeight="medium">
        {t('askStart')}
      </Text>
      <Text color="fg.muted">{t('hint')}</Text>
    </Sheet>
  );
}
