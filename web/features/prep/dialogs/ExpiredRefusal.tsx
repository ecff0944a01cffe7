import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { CalendarX2, Check, RotateCw, Trash2 } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { TextField } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { useExpiredForTaskQuery } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import type { Failure } from '../list/useTaskActions.ts';
import { useValuesGuard } from '../../../ui/forms/useFormGuard.ts';

interface ExpiredRefusalProps {
  readonly failure: Failure;
  readonly lotIds: readonly string[];
  /** Completes the task with a manager's reason. */
  readonly onAllow: (reason: string) => void;
  readonly onDismiss: () => void;
}

/** Shown in place when a task cannot be completed because of expired lots: which lots, and how to proceed. Large targets for wet hands. */
export function ExpiredRefusal({ failure, lotIds, onAllow, onDismiss }: ExpiredRefusalProps) {
  const t = useTexts(prepTexts);
  const mayAllow = useCan('prep.plan');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It opens below the pressed row, which may be out of view on a phone.
    panel.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, []);
  return (
    <Stack
      ref={panel}
      role="alert"
      mt="3"
      p={{ base: '3', md: '4' }}
      gap="4"
      rounded="l3"
      borderWidth="2px"
      borderColor="red.solid"
    >
      <Flex gap="3" align="flex-start" color="fg.error">
        <CalendarX2 size={32} aria-hidden="true" style={{ flexShrink: 0 }} />
        <Stack gap="1">
          <Heading as="h3" fontSize="xl">
            {t('expiredTitle')}
          </Heading>
          <Text fontSize="lg" color="fg" overflowWrap="anywhere">
            {failure.sentence}
          </Text>
        </Stack>
      </Flex>
      <Lots lotIds={lotIds} />
      {mayAllow ? <AllowForm onAllow={onAllow} /> : <Text fontSize="lg">{t('expiredAsk')}</Text>}
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" size="2xl" px="4" onClick={failure.retry}>
          <RotateCw aria-hidden="true" /> {t('retry')}
        </Button>
        <Button variant="ghost" size="2xl" px="4" onClick={onDismiss}>
          {t('notNow')}
        </Button>
      </Flex>
    </Stack>
  );
}

/** The expired lots, each with a link to its waste entry. */
function Lots({ lotIds }: Pick<ExpiredRefusalProps, 'lotIds'>) {
  const localName = useNames();
  const t = useTexts(prepTexts);
  const waste = useLayer('waste');
  const { data } = useExpiredForTaskQuery({ fetchPolicy: 'cache-and-network' });
  const lots = (data?.expiredLots ?? []).filter(({ id }) => lotIds.includes(id));
  if (lots.length === 0) return null;
  return (
    <Stack as="ul" gap="2" listStyleType="none">
      {lots.map((lot) => (
        <Flex as="li" key={lot.id} gap="3" align="center" wrap="wrap" borderTopWidth="1px" pt="2">
          <Stack gap="0" flex="1 1 12rem">
            <Text fontSize="lg" fontWeight="semibold">
              {localName(lot.itemName)} · <Quantity value={lot.quantity} unit={lot.unit} />
            </Text>
            <Text color="fg.error" fontWeight="medium">
              {t('expiredSince')} {lot.useBy === null ? null : <Timestamp at={lot.useBy} />}
            </Text>
            <Text color="fg.muted">
              {[t('lot', { code: lot.lotCode }), localName(lot.storageLocationName)]
                .filter((part) => part !== null)
                .join(' · ')}
            </Text>
          </Stack>
          <Button
            size="2xl"
            px="4"
            colorPalette="red"
            aria-label={t('throwAwayLot', { code: lot.lotCode })}
            onClick={() => waste.open(lot.id)}
          >
            <Trash2 aria-hidden="true" /> {t('throwAway')}
          </Button>
        </Flex>
      ))}
    </Stack>
  );
}

function AllowForm({ onAllow }: Pick<ExpiredRefusalProps, 'onAllow'>) {
  const t = useTexts(prepTexts);
  const [reason, setReason] = useState('');
  const guard = useValuesGuard(reason);
  const [error, setError] = useState<string>();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setError(t('allowNeedsReason'));
    guard.release();
    onAllow(reason.trim());
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="3">
        <TextField
          label={t('allowWhy')}
          hint={t('allowHint')}
          required
          size="xl"
          maxLength={limits.noteMax}
          error={error}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" size="2xl" alignSelf="flex-start" colorPalette="orange">
          <Check aria-hidden="true" /> {t('allow')}
        </Button>
      </Stack>
    </form>
  );
}
