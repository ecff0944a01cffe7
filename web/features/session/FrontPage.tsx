import { Box, Center, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DisplayControls } from '../../ui/components/DisplayControls.tsx';
import { Logo, Mark } from '../../ui/components/Logo.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { sessionTexts } from './texts.ts';

/** The layout of the pages before the sign-in: the brand in green beside the form. */
export function FrontPage({ children }: { readonly children: ReactNode }) {
  const t = useTexts(sessionTexts);
  return (
    <Flex minH="100dvh" direction={{ base: 'column', lg: 'row' }}>
      <Flex
        as="header"
        direction="column"
        justify="space-between"
        bg="bg.bar"
        color="white"
        position="relative"
        overflow="hidden"
        w={{ lg: '44%' }}
        px={{ base: '5', md: '10', lg: '14' }}
        py={{ base: '4', lg: '12' }}
      >
        <Box position="absolute" insetEnd="-16" bottom="-24" opacity="0.09" display={{ base: 'none', lg: 'block' }}>
          <Mark size="96" />
        </Box>
        <Logo size="8" />
        <Stack display={{ base: 'none', lg: 'flex' }} gap="4" position="relative">
          <Heading as="p" fontSize="5xl" lineHeight="1.05" letterSpacing="-0.035em" maxW="16ch" textWrap="balance">
            {t('tagline')}
          </Heading>
          <Text fontSize="lg" color="whiteAlpha.900" maxW="40ch">
            {t('signInLead')}
          </Text>
        </Stack>
        <Box />
      </Flex>
      <Flex flex="1" direction="column">
        <Flex justify="flex-end" p="3">
          <DisplayControls />
        </Flex>
        <Center as="main" id="content" flex="1" px="5" pb="12" alignItems={{ base: 'flex-start', md: 'center' }}>
          <Box w="full" maxW="md">
            {children}
          </Box>
        </Center>
      </Flex>
    </Flex>
  );
}
