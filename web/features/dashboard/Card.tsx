import { Button, chakra, Progress, Stack, Text } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Panel } from '../../ui/components/Panel.tsx';

const Title = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', minH: '6', _hover: { textDecoration: 'underline' } },
});

interface CardProps {
  readonly title: string;
  /** The page with the full list. */
  readonly path: string;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}

/** A card of the dashboard; its title links to the full page. */
export function Card({ title, path, children, aside }: CardProps) {
  return (
    <Panel
      title={
        <Title to={path}>
          {title} <ArrowRight size={16} aria-hidden="true" />
        </Title>
      }
      actions={aside}
    >
      {children}
    </Panel>
  );
}

/** One large figure that links to the list behind it. */
export function Figure({
  value,
  label,
  path,
}: {
  readonly value: ReactNode;
  readonly label: string;
  readonly path: string;
}) {
  return (
    <chakra.div>
      <Title to={path} fontSize="2xl" fontWeight="bold" letterSpacing="-0.02em">
        {value}
      </Title>
      <Text color="fg.muted" textStyle="sm">
        {label}
      </Text>
    </chakra.div>
  );
}

/** A progress bar: `value` of `max`. */
export function Share({ label, value, max }: { readonly label: string; readonly value: number; readonly max: number }) {
  return (
    <Progress.Root value={value} max={Math.max(1, max)} colorPalette="brand" size="md" aria-label={label}>
      <Progress.Track rounded="full">
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}

interface NothingProps {
  readonly text: string;
  readonly action: string;
  readonly path: string;
}

/** The content of an empty card: the reason and an action. */
export function Nothing({ text, action, path }: NothingProps) {
  return (
    <Stack align="flex-start" gap="3">
      <Text color="fg.muted">{text}</Text>
      <Button asChild variant="outline">
        <Link to={path}>{action}</Link>
      </Button>
    </Stack>
  );
}
