import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { isDay } from '../../ui/format/days.ts';
import { formatClock } from '../../ui/format/times.ts';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useToday } from '../../ui/format/useToday.ts';
import { Layer } from '../../ui/components/Layer.tsx';
import { useLayer } from '../../ui/components/useLayer.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { WrappingButton } from '../../ui/components/WrappingButton.tsx';
import { ClosingForm } from './ClosingForm.tsx';
import { useClosingDayQuery } from './handovers.generated.ts';
import { handoverTexts } from './texts.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

interface ClosingLayerProps {
  /** `today`, or the business day to close. */
  readonly value: string;
  readonly onClose: () => void;
}

/** Closes the day: what is open, then what the lead adds, then the button that closes it. */
export function ClosingLayer({ value, onClose }: ClosingLayerProps) {
  const t = useTexts(handoverTexts);
  const today = useToday();
  // What is typed stays with the day on which closing began, also when the next one begins meanwhile.
  const [opened] = useState(today);
  const day = isDay(value) ? value : opened;
  const { data, error, refetch } = useClosingDayQuery({ variables: { day }, fetchPolicy: 'cache-and-network' });
  const card = data?.latestHandoverCard?.businessDate === day ? data.latestHandoverCard : null;
  if (data && card?.signedByName) return <Signed id={card.id} name={card.signedByName} onClose={onClose} />;
  if (data) {
    return (
      <ClosingForm
        // A card that a colleague saved meanwhile must not change what is being typed.
        key={day}
        day={day}
        facts={data.handoverFacts}
        card={card}
        notice={card ? <Replaces name={card.closedByName} at={card.closedAt} /> : null}
        onClose={onClose}
      />
    );
  }
  return (
    <Layer title={t('close')} onClose={onClose}>
      <NotLoaded error={error} onRetry={() => refetch()} rows={6} />
    </Layer>
  );
}

function Replaces({ name, at }: { readonly name: string; readonly at: string }) {
  const t = useTexts(handoverTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const time = formatClock(new Date(at), language, timeZone);
  return (
    <Text rounded="l2" bg="bg.warning" color="fg.warning" px="3" py="2" fontWeight="medium">
      {t('alreadyClosed', { name, time })}
    </Text>
  );
}

function Signed({ id, name, onClose }: { readonly id: string; readonly name: string; readonly onClose: () => void }) {
  const t = useTexts(handoverTexts);
  const handover = useLayer('handover');
  return (
    <Layer title={t('close')} onClose={onClose}>
      <Stack gap="4" align="flex-start">
        <Text>{t('signedAlready', { name })}</Text>
        <WrappingButton onClick={() => handover.open(id)}>{t('open')}</WrappingButton>
      </Stack>
    </Layer>
  );
}
