import { limits } from '#schema/limits.ts';
import { OpenRow } from '../../../ui/components/OpenRows.tsx';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { Money, Quantity } from '../../../ui/kitchen/amounts.tsx';
import { usageTexts } from '../usage/usage-texts.ts';
import { type DrillDown, useDaysOf } from './drill-down.ts';
import { useUsageMovementsQuery, type UsageMovementsQuery } from './drill-down.generated.ts';
import { movementTexts } from '../../../ui/kitchen/movement-texts.ts';
import { RowsLayer } from './RowsLayer.tsx';

type Movement = UsageMovementsQuery['usageMovements']['nodes'][number];

interface MovementsLayerProps {
  readonly to: Extract<DrillDown, { readonly report: 'usage' }>;
  readonly onClose: () => void;
}

/** The rows of the ledger that a figure of an item counts. */
export function MovementsLayer({ to: { figure, group }, onClose }: MovementsLayerProps) {
  const localName = useNames();
  const t = useTexts(usageTexts);
  const days = useDaysOf(undefined);
  const itemId = group?.of ?? '';
  const variables = { ...days, filter: { itemId, figure }, itemId, first: limits.pageMax };
  const { data, error, refetch, fetchMore } = useUsageMovementsQuery({ variables });
  const page = data?.usageMovements;
  return (
    <RowsLayer
      title={[t(figure), localName(data?.item.name)]}
      days={days}
      page={page}
      error={error}
      onRetry={() => refetch()}
      readAfter={async (after) => (await fetchMore({ variables: { after } })).data?.usageMovements}
      onClose={onClose}
    >
      {(row) => <MovementRow key={row.id} movement={row} unit={data?.item.unit ?? ''} />}
    </RowsLayer>
  );
}

function MovementRow({ movement, unit }: { readonly movement: Movement; readonly unit: string }) {
  const t = useTexts(movementTexts);
  const layer = useLayer('item');
  const { itemId, type, quantity, value, occurredAt, byName, lotCode, reason } = movement;
  const about = [byName, lotCode, reason].filter(Boolean).map((text) => ` · ${String(text)}`);
  return (
    <OpenRow
      onOpen={() => layer.open(itemId)}
      title={
        <>
          {t(type)} <Quantity value={quantity} unit={unit} />
        </>
      }
      detail={
        <>
          <Timestamp at={occurredAt} clock />
          {about}
        </>
      }
      aside={<Money value={value} />}
    />
  );
}
