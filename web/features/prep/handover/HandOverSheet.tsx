import { Button, Flex, Text } from '@chakra-ui/react';
import { CircleCheck, Circle, Users } from 'lucide-react';
import { useState } from 'react';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { Sheet } from '../../../ui/components/Sheet.tsx';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import {
  type PrepColleaguesQuery,
  useHandOverPrepTaskMutation,
  usePrepColleaguesQuery,
} from '../handover.generated.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { NeedsNetwork } from '../../../ui/forms/NeedsNetwork.tsx';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { handoverTexts } from './handover-texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

type Colleague = PrepColleaguesQuery['prepColleagues'][number];

/** A long name wraps. */
const roomy = { h: 'auto', minH: '16', whiteSpace: 'normal' } as const;

interface HandOverSheetProps {
  readonly task: PrepRowFragment;
  readonly onClose: () => void;
}

/** Gives a task to a colleague: the people with how much each has to do, and one button. */
export function HandOverSheet({ task, onClose }: HandOverSheetProps) {
  const localName = useNames();
  const t = useTexts(handoverTexts);
  const ui = useTexts(uiTexts);
  const { data, error: failed, refetch } = usePrepColleaguesQuery({ fetchPolicy: 'cache-and-network' });
  const [chosen, setChosen] = useState<Colleague | null>(null);
  const { run, pending, error } = useFormAction();
  const [handOver] = useHandOverPrepTaskMutation(invalidating('myPrepTasks', 'prepColleagues'));
  const save = ({ id, name }: Colleague) =>
    run(() => handOver({ variables: { input: { id: task.id, assigneeId: id } } }), {
      toast: { title: t('handedTo', { name }), description: localName(task.name) },
      onDone: onClose,
    });
  const button = (
    <SendButton
      type="button"
      size="2xl"
      w="full"
      {...roomy}
      disabled={chosen === null}
      loading={pending}
      loadingText={ui('working')}
      onClick={() => (chosen ? void save(chosen) : undefined)}
    >
      {chosen === null ? t('chooseFirst') : t('handOverTo', { name: chosen.name })}
    </SendButton>
  );
  return (
    <Sheet
      title={t('handOverTitle')}
      subtitle={`${localName(task.name)} · ${t('handOverText')}`}
      onClose={onClose}
      footer={button}
    >
      <NeedsNetwork />
      {data ? null : <NotLoaded error={failed} onRetry={() => refetch()} rows={3} rowHeight="14" />}
      {data?.prepColleagues.length === 0 ? (
        <EmptyState icon={Users} title={t('nobodyElse')} description={t('nobodyElseText')} />
      ) : null}
      <Flex direction="column" gap="2" role="group" aria-label={t('handOverTitle')}>
        {data?.prepColleagues
          // Its assignee is not offered.
          .filter(({ id }) => id !== task.assigneeId)
          .map((colleague) => (
            <ColleagueButton
              key={colleague.id}
              colleague={colleague}
              chosen={colleague.id === chosen?.id}
              onChoose={() => setChosen(colleague)}
            />
          ))}
      </Flex>
      <FormError error={error} fontWeight="medium" />
    </Sheet>
  );
}

interface ColleagueButtonProps {
  readonly colleague: Colleague;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function ColleagueButton({ colleague, chosen, onChoose }: ColleagueButtonProps) {
  const t = useTexts(handoverTexts);
  const Icon = chosen ? CircleCheck : Circle;
  return (
    <Button
      aria-pressed={chosen}
      variant={chosen ? 'subtle' : 'outline'}
      h="auto"
      minH="14"
      py="2"
      px="4"
      justifyContent="flex-start"
      textAlign="start"
      whiteSpace="normal"
      onClick={onChoose}
    >
      <Icon aria-hidden="true" />
      {/* With large text the number goes below the name. */}
      <Flex as="span" flex="1" minW="0" wrap="wrap" columnGap="3" align="center">
        <Text as="span" flex="1 1 7rem" minW="0" overflowWrap="anywhere">
          {colleague.name}
        </Text>
        <Text as="span" color="fg.muted" fontWeight="normal">
          {t('openTasks', { n: colleague.openTasks })}
        </Text>
      </Flex>
    </Button>
  );
}
