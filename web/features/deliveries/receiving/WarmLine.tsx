import { Button, Flex } from '@chakra-ui/react';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#schema/limits.ts';
import { TextField } from '../../../ui/forms/fields.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { LineDraft } from './draft.ts';
import { receivingTexts } from './receiving-texts.ts';

interface WarmLineProps {
  readonly line: LineDraft;
  readonly onChange: (change: Partial<LineDraft>) => void;
  readonly onRefuseAll: () => void;
}

/** Shown for a reading outside its limit: refuse the line, or accept it with a reason. */
export function WarmLine({ line, onChange, onRefuseAll }: WarmLineProps) {
  const localName = useNames();
  const t = useTexts(receivingTexts);
  const [accepting, setAccepting] = useState(line.override !== '');
  // The button that was pressed was removed: the field takes the focus.
  const [pressed, setPressed] = useState(false);
  const item = localName(line.itemName);
  const accept = () => {
    setPressed(true);
    setAccepting(true);
  };
  return (
    <Flex direction="column" gap="3" bg="bg.error" rounded="l2" p="3" mt="3">
      <Flex gap="2" wrap="wrap">
        <Button size="xl" colorPalette="red" aria-label={t('refuseWarmOf', { item })} onClick={onRefuseAll}>
          {t('refuseWarm')}
        </Button>
        {accepting ? null : (
          <Button size="xl" variant="outline" aria-label={t('acceptOf', { item })} onClick={accept}>
            <ShieldAlert size={18} aria-hidden="true" /> {t('accept')}
          </Button>
        )}
      </Flex>
      {accepting ? (
        <TextField
          autoFocus={pressed}
          label={t('acceptAnyway')}
          hint={t('acceptHint')}
          maxLength={limits.reasonMax}
          value={line.override}
          onChange={(event) => onChange({ override: event.target.value })}
        />
      ) : null}
    </Flex>
  );
}
