import { Button, Flex, Menu, Portal, Text } from '@chakra-ui/react';
import { ChevronDown, UserPlus } from 'lucide-react';
import { useAction } from '../../ui/forms/useAction.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import { type ManagerDashboardQuery, useAssignFromDashboardMutation } from './manager.generated.ts';
import { dashboardTexts } from './texts.ts';

interface AssignMenuProps {
  readonly task: ManagerDashboardQuery['prepTasks'][number];
  readonly people: ManagerDashboardQuery['users']['nodes'];
  /** The ids of people at work today, who are listed first. */
  readonly onToday: ReadonlySet<string>;
}

/** Assigns a task from the dashboard. */
export function AssignMenu({ task, people, onToday }: AssignMenuProps) {
  const localName = useNames();
  const t = useTexts(dashboardTexts);
  const { run } = useAction(t('failed'));
  const [assign, { loading }] = useAssignFromDashboardMutation(invalidating('myPrepTasks'));
  const assignTo = (assigneeId: string) => {
    const { id, version } = task;
    return run(() => assign({ variables: { input: { id, version, assigneeId } } }));
  };
  const sorted = people.toSorted((a, b) => Number(onToday.has(b.id)) - Number(onToday.has(a.id)));
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button
          variant="outline"
          aria-label={t('assignName', { name: localName(task.name) })}
          loading={loading}
          loadingText={t('assign')}
        >
          <UserPlus aria-hidden="true" /> {t('assign')} <ChevronDown aria-hidden="true" />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxH="80" overflowY="auto" minW="min(13rem, 100vw - 2rem)">
            {sorted.map(({ id, name }) => (
              // Not onSelect: it names the highlighted row, which on a busy device is not yet the row that was pressed.
              <Menu.Item key={id} value={id} onClick={() => void assignTo(id)}>
                <Flex flex="1" gap="3" justify="space-between">
                  {name}
                  {onToday.has(id) ? (
                    <Text as="span" color="fg.muted" textStyle="xs">
                      {t('people')}
                    </Text>
                  ) : null}
                </Flex>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
