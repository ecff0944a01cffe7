import { Button, IconButton } from '@chakra-ui/react';
import { PackageCheck } from 'lucide-react';
import { isOpenPrepTask } from '#schema/vocabulary.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';

interface HaveButtonProps {
  readonly task: PrepRowFragment;
  /** In a row of the list: an icon. On a phone an open task has it on its own page, because its row needs the width. */
  readonly isSmall?: boolean;
}

/** Records how much is on hand now, at any time: the closing count of one item. Nothing where a closing count does not take the item. */
export function HaveButton({ task: { name, status, itemId, countedAtClosing }, isSmall = false }: HaveButtonProps) {
  const t = useTexts(prepTexts);
  const localName = useNames();
  const count = useLayer('count');
  const mayCount = useCan('counts.work');
  if (!mayCount || itemId === null || !countedAtClosing) return null;
  const open = () => count.open(`have.${itemId}`);
  if (isSmall) {
    const label = t('countHaveOf', { name: localName(name) });
    return (
      <IconButton
        variant="ghost"
        aria-label={label}
        title={t('countHave')}
        boxSize="12"
        display={{ base: isOpenPrepTask(status) ? 'none' : 'inline-flex', md: 'inline-flex' }}
        onClick={open}
      >
        <PackageCheck aria-hidden="true" />
      </IconButton>
    );
  }
  return (
    <Button variant="outline" size="xl" alignSelf="flex-start" onClick={open}>
      <PackageCheck aria-hidden="true" /> {t('countHave')}
    </Button>
  );
}
