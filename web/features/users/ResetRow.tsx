import { Box, Button, Center, Flex, Image, Input, Stack, Text } from '@chakra-ui/react';
import { KeySquare } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#schema/limits.ts';
import { useAction } from '../../ui/forms/useAction.ts';
import { CopyButton } from '../../ui/components/CopyButton.tsx';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useQrPicture } from '../../ui/components/useQrPicture.ts';
import { usersTexts } from './texts.ts';
import { type CreateResetLinkMutation, type PersonFragment, useCreateResetLinkMutation } from './users.generated.ts';

type ResetLink = CreateResetLinkMutation['createResetLink'];

/** The link, shown once: to copy, or to scan with the person's phone. */
function ShownLink({ link, name, onDone }: { readonly link: ResetLink; readonly name: string; onDone: () => void }) {
  const t = useTexts(usersTexts);
  const url = `${location.origin}${link.path}`;
  const picture = useQrPicture(url);
  const size = `${String(limits.qrWidth)}px`;
  return (
    <Stack gap="4" borderWidth="1px" rounded="l3" p="4" w="full" role="status">
      <Text fontWeight="semibold">{t('resetLinkOf', { name })}</Text>
      <Flex gap="2" w="full">
        <Input
          readOnly
          value={url}
          aria-label={t('resetLinkOf', { name })}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={url} label={t('copy')} toast="urlCopied" />
      </Flex>
      <Center>
        <Box bg="white" p="2" rounded="l3" borderWidth="1px" minH={size} minW={size}>
          {picture === null ? null : <Image src={picture} alt={t('resetQr', { name })} w={size} h={size} />}
        </Box>
      </Center>
      <Text textStyle="sm">
        {t('resetUntil')} <Timestamp at={link.expiresAt} />
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {t('resetOnce', { name })}
      </Text>
      <Button variant="outline" alignSelf="flex-start" onClick={onDone}>
        {t('resetDone')}
      </Button>
    </Stack>
  );
}

/** Creates a one-time link with which a person sets a new password. */
export function ResetRow({ person }: { readonly person: PersonFragment }) {
  const t = useTexts(usersTexts);
  const { run } = useAction(t('failed'));
  // Not cached: the link is shown once and stored nowhere.
  const [create, { loading }] = useCreateResetLinkMutation({ fetchPolicy: 'no-cache' });
  const [link, setLink] = useState<ResetLink | null>(null);
  const { id, name } = person;
  const begin = () =>
    run(() => create({ variables: { input: { id } } }), {
      onDone: ({ data }) => setLink(data?.createResetLink ?? null),
    });
  return (
    <Flex direction="column" gap="2" align="flex-start">
      <Text color="fg.muted" textStyle="sm">
        {t('resetText', { name })}
      </Text>
      {link === null ? (
        <Button variant="outline" loading={loading} loadingText={t('resetPassword')} onClick={() => void begin()}>
          <KeySquare aria-hidden="true" /> {t('resetPassword')}
        </Button>
      ) : (
        <ShownLink link={link} name={name} onDone={() => setLink(null)} />
      )}
    </Flex>
  );
}
