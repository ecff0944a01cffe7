import { Button, DataList, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import {
  ArrowRightLeft,
  Check,
  type LucideIcon,
  PackageOpen,
  Printer,
  ShieldAlert,
  Snowflake,
  Split,
  ThermometerSun,
  Trash2,
} from 'lucide-react';
import { Money, Quantity } from '../../../ui/kitchen/amounts.tsx';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { DottedLink } from '../../../ui/components/DottedLink.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useDestination } from '../../../platform/destination.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { type LotDetailQuery, type LotPartsFragment, useLotDetailQuery } from '../inventory.generated.ts';
import { lotTexts } from '../lot-texts.ts';
import { actsFor, type LotAction } from './lot-actions.ts';
import { LotActionForm } from './LotActionForm.tsx';
import { LotHistory } from './LotHistory.tsx';
import { LotTrace } from './LotTrace.tsx';
import { LotBadge, LotDate } from './LotRow.tsx';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

interface LotLayerProps {
  /** The lot's id, from `?lot=`. */
  readonly value: string;
  readonly onClose: () => void;
}

/** One lot: its code, dates, place, actions and history. */
export function LotLayer({ value, onClose }: LotLayerProps) {
  const localName = useNames();
  const t = useTexts(lotTexts);
  const { data, error, refetch } = useLotDetailQuery({ variables: { id: value }, fetchPolicy: 'cache-and-network' });
  return (
    <SideLayer title={data ? localName(data.stockLot.itemName) : t('lot')} onClose={onClose}>
      {data ? (
        <LotView data={data} />
      ) : (
        <NotLoaded title={t('notFound')} error={error} onRetry={() => refetch()} rows={6} rowHeight="14" />
      )}
    </SideLayer>
  );
}

function LotView({ data }: { readonly data: LotDetailQuery }) {
  const t = useTexts(lotTexts);
  const { stockLot: lot } = data;
  return (
    <Stack gap="6">
      <Label lot={lot} />
      <Notes lot={lot} />
      {Number(lot.quantity) > 0 ? <Acts lot={lot} /> : <Text color="fg.muted">{t('nothingLeft')}</Text>}
      <Facts lot={lot} />
      <LotTrace lotId={lot.id} />
      <Stack as="section" gap="2">
        <Heading as="h3" fontSize="md">
          {t('history')}
        </Heading>
        <LotHistory data={data} unit={lot.unit} />
      </Stack>
    </Stack>
  );
}

interface LotProps {
  readonly lot: LotPartsFragment;
}

/** The content of the label, readable from the shelf. */
function Label({ lot }: LotProps) {
  const t = useTexts(lotTexts);
  return (
    <Stack gap="1" borderWidth="2px" borderColor={lot.expired ? 'red.solid' : 'border.emphasized'} rounded="l3" p="4">
      <Text color="fg.muted" textStyle="sm">
        {t('label')}
      </Text>
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
        <Text fontSize="4xl" fontWeight="bold" fontFamily="mono" letterSpacing="0.08em" lineHeight="1.1">
          {lot.lotCode}
        </Text>
        <Text fontSize="2xl" fontWeight="bold">
          <Quantity value={lot.quantity} unit={lot.unit} />
        </Text>
      </Flex>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text fontSize="lg">
          <LotDate lot={lot} />
        </Text>
        <LotBadge lot={lot} />
      </Flex>
      {lot.expired ? (
        <Text color="fg.error" fontWeight="medium">
          {t('expiredText')}
        </Text>
      ) : null}
    </Stack>
  );
}

/** The reasons for its quarantine and for the use of expired ingredients. */
function Notes({ lot }: LotProps) {
  const t = useTexts(lotTexts);
  const { quarantineReason, overrideReason, overrideByName } = lot;
  if (quarantineReason === null && overrideReason === null) return null;
  return (
    <Stack gap="2">
      {quarantineReason === null ? null : <Note title={t('quarantineReason')}>{quarantineReason}</Note>}
      {overrideReason === null ? null : (
        <Note title={t('overrideReason', { name: overrideByName ?? t('overrideBy') })}>{overrideReason}</Note>
      )}
    </Stack>
  );
}

function Note({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <Flex gap="3" bg="bg.warning" color="fg.warning" rounded="l2" px="3" py="2" align="flex-start">
      <ShieldAlert size={20} aria-hidden="true" style={{ flexShrink: 0, marginTop: 2 }} />
      <Text>
        <strong>{title}:</strong> {children}
      </Text>
    </Flex>
  );
}

const icons: Record<LotAction, LucideIcon> = {
  open: PackageOpen,
  freeze: Snowflake,
  thaw: ThermometerSun,
  move: ArrowRightLeft,
  split: Split,
  quarantine: ShieldAlert,
  release: Check,
};

/** One action at a time: its form replaces the buttons. */
function Acts({ lot }: LotProps) {
  const t = useTexts(lotTexts);
  const layer = useLayer('lot');
  const waste = useLayer('waste');
  const label = useLayer('label');
  const mayAct = useCan('inventory.lots');
  const mayRelease = useCan('inventory.release');
  const [act, setAct] = useState<LotAction | null>(null);
  if (!mayAct) return null;
  if (act !== null) {
    const done = ({ id }: LotPartsFragment) => {
      setAct(null);
      if (id !== lot.id) layer.open(id);
    };
    return <LotActionForm key={act} act={act} lot={lot} onDone={done} onCancel={() => setAct(null)} />;
  }
  return (
    <Flex gap="2" wrap="wrap" role="group" aria-label={t('acts')}>
      <Button
        size="xl"
        colorPalette="red"
        variant={lot.expired ? 'solid' : 'outline'}
        order={lot.expired ? 0 : 1}
        onClick={() => waste.open(lot.id)}
      >
        <Trash2 aria-hidden="true" /> {t('throwAway')}
      </Button>
      <Button size="xl" variant="outline" onClick={() => label.open(lot.id)}>
        <Printer aria-hidden="true" /> {t('printLabel')}
      </Button>
      {actsFor(lot, mayRelease).map((each) => {
        const Icon = icons[each];
        return (
          <Button key={each} size="xl" variant="outline" onClick={() => setAct(each)}>
            <Icon aria-hidden="true" /> {t(each)}
          </Button>
        );
      })}
    </Flex>
  );
}

function Facts({ lot }: LotProps) {
  const t = useTexts(lotTexts);
  const layer = useLayer('lot');
  const costs = useCan('inventory.costs');
  const { parentLotId, parentLotCode } = lot;
  const times = [
    { label: t('received'), at: lot.receivedAt },
    { label: t('prepared'), at: lot.preparedAt },
    { label: t('opened'), at: lot.openedAt },
    { label: t('frozen'), at: lot.frozenAt },
    { label: t('thawed'), at: lot.thawedAt },
  ];
  return (
    <DataList.Root orientation="horizontal" size="md" gap="2.5">
      <Fact label={t('place')}>{lot.storageLocationName ?? t('noPlace')}</Fact>
      {times.map(({ label, at }) =>
        at === null ? null : (
          <Fact key={label} label={label}>
            <Timestamp at={at} />
          </Fact>
        ),
      )}
      {lot.deliveryId === null ? null : (
        <Fact label={t('delivery')}>
          <DeliveryLink id={lot.deliveryId} name={[lot.deliveryNumber, lot.supplierName].join(' · ')} />
        </Fact>
      )}
      {lot.supplierLot === null ? null : <Fact label={t('supplierLot')}>{lot.supplierLot}</Fact>}
      {parentLotId === null ? null : (
        <Fact label={t('splitFrom')}>
          <Button variant="plain" textDecoration="underline" px="0" onClick={() => layer.open(parentLotId)}>
            {t('lotCode', { code: parentLotCode ?? '' })}
          </Button>
        </Fact>
      )}
      {costs ? (
        <Fact label={t('value')}>
          <Money value={lot.value} reason={t('noValue')} />
        </Fact>
      ) : null}
    </DataList.Root>
  );
}

/** The delivery that the lot came with; a link for those who have a page of it. */
function DeliveryLink({ id, name }: { readonly id: string; readonly name: string }) {
  const path = useDestination({ entityType: 'delivery', entityId: id });
  return path === null ? name : <DottedLink to={path}>{name}</DottedLink>;
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel minW="36">{label}</DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}
