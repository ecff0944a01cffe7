import { Button, SimpleGrid } from '@chakra-ui/react';
import { useState } from 'react';
import { limits } from '#schema/limits.ts';
import { Sheet } from '../../../ui/components/Sheet.tsx';
import { TextField } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { lineChecksTexts } from '../texts.ts';

interface NotMeasuredDialogProps {
  readonly name: string;
  /** The reason that is being typed. */
  readonly reason: string;
  readonly onChange: (reason: string) => void;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

const usual = ['naEmpty', 'naOff', 'naCleaning', 'naNoProbe'] as const;

/** Asks why a critical item is not measured: a usual reason with one press, or typed. The reason is part of the record. */
export function NotMeasuredDialog({ name, reason, onChange, onReason, onClose }: NotMeasuredDialogProps) {
  const t = useTexts(lineChecksTexts);
  const [missing, setMissing] = useState(false);
  const save = () => (reason.trim() === '' ? setMissing(true) : onReason(reason.trim()));
  return (
    <Sheet
      title={t('naWhy', { name })}
      subtitle={t('naNotified')}
      onClose={onClose}
      footer={
        <Button size="2xl" w="full" variant="outline" onClick={save}>
          {t('saveAction')}
        </Button>
      }
    >
      <SimpleGrid columns={2} gap="2">
        {usual.map((each) => (
          <Button
            key={each}
            variant="outline"
            h="auto"
            minH="16"
            py="2"
            whiteSpace="normal"
            onClick={() => onReason(t(each))}
          >
            {t(each)}
          </Button>
        ))}
      </SimpleGrid>
      <TextField
        label={t('naOther')}
        maxLength={limits.noteMax}
        size="xl"
        error={missing ? t('naMissing') : undefined}
        value={reason}
        onChange={(event) => {
          onChange(event.target.value);
          setMissing(false);
        }}
      />
    </Sheet>
  );
}
