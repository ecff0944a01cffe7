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

/** The rows of the ledger that a figure of an item, or of the kitchen, counts. */
export function MovementsLayer({ to: { figure, group }, onClose }: MovementsLayerProps) {
  const localName = useNames();
  const t = useTexts(usageTexts);
  const days = useDaysOf(undefined);
  const itemId = group?.of ?? undefined;
  const variables = { ...days, filter: { itemId, figure }, first: limits.pageMax };
  const { data, error, refetch, fetchMore } = useUsageMovementsQuery({ variables });
  const page = data?.usageMovements;
  const itemName = group ? localName(page?.nodes[0]?.itemName) : t('allItems');
  return (
    <RowsLayer
      title={[t(figure), itemName]}
      days={days}
      page={page}
      error={error}
      onRetry={() => refetch()}
      readAfter={async (after) => (await fetchMore({ variables: { after } })).data?.usageMovements}
      onClose={onClose}
    >
      {(row) => <MovementRow key={row.id} movement={row} named={!group} />}
    </RowsLayer>
  );
}

interface MovementRowProps {
  readonly movement: Movement;
  /** Whether the row says of which item it is. */
  readonly named: boolean;
}

function MovementRow({ movement, named }: MovementRowProps) {
  const localName = useNames();
  const t = useTexts(movementTexts);
  const layer = useLayer('item');
  const { itemId, itemName, unit, type, quantity, value, occurredAt, byName, lotCode, reason } = movement;
  const about = [named ? localName(itemName) : null, byName, lotCode, reason]
    .filter(Boolean)
    .map((text) => ` · ${String(text)}`);
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
          <Timestamp at={occurredAt} />
          {about}
        </>
      }
      aside={<Money value={value} />}
    />
  );
}
