import { Box, Button, chakra, Flex, Progress, Stack, Text } from '@chakra-ui/react';
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

interface CardRowProps {
  readonly path?: string;
  readonly onOpen?: () => void;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly aside?: ReactNode;
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: '3',
  minH: '11',
  py: '1',
  w: 'full',
  textAlign: 'start',
  rounded: 'l2',
  _hover: { bg: 'bg.muted' },
} as const;

/** A row of a card that opens its subject. */
export function CardRow({ path, onOpen, title, detail, aside }: CardRowProps) {
  const content = (
    <>
      <Box flex="1 1 7rem" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {title}
        </Text>
        {detail === undefined ? null : (
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {detail}
          </Text>
        )}
      </Box>
      {aside}
    </>
  );
  if (path !== undefined) {
    return (
      <chakra.li>
        <Flex asChild {...rowStyle}>
          <Link to={path}>{content}</Link>
        </Flex>
      </chakra.li>
    );
  }
  return (
    <chakra.li>
      {onOpen === undefined ? (
        <Flex {...rowStyle} _hover={{}}>
          {content}
        </Flex>
      ) : (
        <chakra.button type="button" cursor="pointer" onClick={onOpen} {...rowStyle}>
          {content}
        </chakra.button>
      )}
    </chakra.li>
  );
}

/** The rows of a card. */
export function CardRows({ children }: { readonly children: ReactNode }) {
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {children}
    </Stack>
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
