import { Button, Flex, Menu, Portal, Text } from '@chakra-ui/react';
import { ChevronDown, UserPlus } from 'lucide-react';
import { readableError } from '../../ui/i18n/readable-error.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import { type ManagerDashboardQuery, useAssignFromDashboardMutation } from './manager.generated.ts';
import { dashboardTexts } from './texts.ts';

interface AssignMenuProps {
  readonly task: ManagerDashboardQuery['prepTasks'][number];
  readonly people: ManagerDashboardQuery['users']['nodes'];
  /** Who is at work: they come first. */
  readonly onToday: ReadonlySet<string>;
}

/** Gives a task to somebody without leaving the dashboard. */
export function AssignMenu({ task, people, onToday }: AssignMenuProps) {
  const t = useTexts(dashboardTexts);
  const [assign, { loading }] = useAssignFromDashboardMutation(invalidating('myPrepTasks'));
  const give = async (assigneeId: string) => {
    const { id, version } = task;
    try {
      await assign({ variables: { input: { id, version, assigneeId } } });
    } catch (error) {
      showToast({ title: t('failed'), description: readableError(error).sentence ?? '', tone: 'destructive' });
    }
  };
  const sorted = people.toSorted((a, b) => Number(onToday.has(b.id)) - Number(onToday.has(a.id)));
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} onSelect={({ value }) => void give(value)}>
      <Menu.Trigger asChild>
        <Button
          variant="outline"
          aria-label={t('assignName', { name: task.name })}
          loading={loading}
          loadingText={t('assign')}
        >
          <UserPlus aria-hidden="true" /> {t('assign')} <ChevronDown aria-hidden="true" />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxH="80" overflowY="auto" minW="52">
            {sorted.map(({ id, name }) => (
              <Menu.Item key={id} value={id}>
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
