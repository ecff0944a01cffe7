import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { reverseMovement } from '#schema/inputs/inventory.ts';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { ReasonDialog } from '../../../ui/forms/ReasonDialog.tsx';
import { useDestination } from '../../../platform/destination.ts';
import { DottedLink } from '../../../ui/components/DottedLink.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useCan } from '../../../platform/session/viewer.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import {
  type ItemMovementsQuery,
  type ItemPartsFragment,
  useItemMovementsQuery,
  useReverseMovementMutation,
} from '../inventory.generated.ts';
import { movementTexts } from '../../../ui/kitchen/movement-texts.ts';
import { MoreButton } from '../../../ui/components/MoreButton.tsx';
import { itemTexts } from '../item-texts.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

type Movement = ItemMovementsQuery['stockMovements']['nodes'][number];

const PAGE = 20;
const reversibleTypes: readonly string[] = ['opening', 'count_adjust'];

/** Stock entered or corrected for this item. Everything else is reversed where it was made, such as a row of a posted count. */
const isReversibleHere = ({ type, sourceType }: Movement): boolean =>
  reversibleTypes.includes(type) && (sourceType === null || sourceType === 'adjustment');

/** The item's ledger, newest first; a delivery or task opens. Entries never change: a correction is a new entry. */
export function Movements({ item }: { readonly item: Pick<ItemPartsFragment, 'id' | 'unit'> }) {
  const t = useTexts(itemTexts);
  const nameOf = useTexts(movementTexts);
  const [reversing, setReversing] = useState<Movement | null>(null);
  const { data, error, refetch, fetchMore } = useItemMovementsQuery({ variables: { itemId: item.id, first: PAGE } });
  const [reverse] = useReverseMovementMutation(
    invalidating('stockMovements', 'item', 'stockLots', 'stockPlaces', 'inventorySummary'),
  );
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} rows={4} rowHeight="12" />;
  const { nodes, pageInfo } = data.stockMovements;
  if (nodes.length === 0) return <Text color="fg.muted">{t('noMovements')}</Text>;
  return (
    <>
      <Stack as="ul" gap="0" listStyleType="none">
        {nodes.map((movement) => (
          <MovementLine
            key={movement.id}
            movement={movement}
            unit={item.unit}
            onTakeBack={() => setReversing(movement)}
          />
        ))}
      </Stack>
      {pageInfo.hasNextPage ? (
        <MoreButton
          variant="ghost"
          alignSelf="flex-start"
          load={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
        >
          {t('more')}
        </MoreButton>
      ) : null}
      {reversing ? (
        <ReasonDialog
          title={t('takeBackOne', { what: nameOf(reversing.type) })}
          label={t('whyTakeBack')}
          confirmLabel={t('takeBack')}
          rule={reverseMovement.shape.reason}
          onConfirm={(reason) => reverse({ variables: { input: { id: reversing.id, reason } } })}
          onClose={() => setReversing(null)}
        >
          {t('takeBackText')}
        </ReasonDialog>
      ) : null}
    </>
  );
}

interface MovementLineProps {
  readonly movement: Movement;
  readonly unit: string;
  readonly onTakeBack: () => void;
}

function MovementLine({ movement, unit, onTakeBack }: MovementLineProps) {
  const t = useTexts(itemTexts);
  const nameOf = useTexts(movementTexts);
  const { type, quantity, reason, reversed, byName, occurredAt, lotCode, owed, sourceType, sourceId } = movement;
  const path = useDestination({ entityType: sourceType, entityId: sourceId });
  const canReverse = useCan('inventory.adjust') && isReversibleHere(movement) && !reversed;
  return (
    <Flex as="li" py="2" gap="3" align="center" borderBottomWidth="1px" minH="12">
      <Text
        fontWeight="semibold"
        minW="5.5rem"
        textAlign="end"
        textDecoration={reversed ? 'line-through' : undefined}
        color={reversed ? 'fg.muted' : undefined}
      >
        {quantity.startsWith('-') ? '' : '+'}
        <Quantity value={quantity} unit={unit} />
      </Text>
      <Stack gap="0" flex="1" minW="0">
        <Text>
          {path === null ? nameOf(type) : <DottedLink to={path}>{nameOf(type)}</DottedLink>}
          {reversed ? ` · ${t('takenBack')}` : ''}
          {owed ? ` · ${t('beyond')}` : ''}
          {reason === null || type === 'opening' ? '' : ` · ${reason}`}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          <Timestamp at={occurredAt} />
          {byName === null ? '' : ` · ${byName}`}
          {lotCode === null ? '' : ` · ${t('lotCode', { code: lotCode })}`}
        </Text>
      </Stack>
      {canReverse ? (
        <Button variant="ghost" px="2" aria-label={t('takeBackOne', { what: nameOf(type) })} onClick={onTakeBack}>
          <Undo2 aria-hidden="true" />
        </Button>
      ) : null}
    </Flex>
  );
}
