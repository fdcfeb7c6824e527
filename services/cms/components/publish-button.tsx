'use client'

import {
  Button,
  ConfirmationModal,
  FormSubmit,
  PopupList,
  useDocumentInfo,
  useEditDepth,
  useFormFields,
  useFormModified,
  useHotkey,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { type ReactNode } from 'react'
import { locales } from '../../../src/config/locales'
import { sayIn } from '../words/admin-language'
import { publishWords } from '../words/publish-words'
import { type EditionsTold } from '../workflow/versions/edition-states'
import { useEditions } from './use-editions'
import { useNeedsApproval } from './use-needs-approval'
import { usePublish } from './use-publish'
import { useWithdraw } from './use-withdraw'
import { WhereUsed } from './where-used'

const question = 'withdraw-language'

/** One button that says what it does to the language at hand: it publishes, or withdraws where there is nothing to publish. */
export function PublishButton() {
  const { code } = useLocale()
  const { hasPublishPermission, uploadStatus } = useDocumentInfo()
  const isModified = useFormModified()
  const { openModal } = useModal()
  const told = useEditions()
  const words = useWords()
  if (!hasPublishPermission) return null
  const state = told?.editions.find(({ locale }) => locale === code)?.state
  const isLive = state !== undefined && state !== 'draft'
  const hasNews = isModified || (state !== undefined && state !== 'live')
  const name = nameOf(code)
  const ask = () => openModal(question)

  return (
    <>
      {state === 'live' && !isModified ? (
        <Button id="action-withdraw" buttonStyle="secondary" size="medium" margin={false} onClick={ask}>
          {words.withdrawIn(name)}
        </Button>
      ) : (
        <Publish isOff={!hasNews || uploadStatus === 'uploading'} withdraw={isLive ? ask : undefined} />
      )}
      <WithdrawQuestion name={name} others={othersOf(told, code)} />
    </>
  )
}

const useWords = () => sayIn(publishWords, useTranslation().i18n)

const nameOf = (code: string): string => locales[code as keyof typeof locales].name

const othersOf = (told: EditionsTold | undefined, code: string): string[] =>
  (told?.editions ?? [])
    .filter(({ locale, state }) => locale !== code && state !== 'draft')
    .map(({ locale }) => nameOf(locale))

/** All languages only when that is what was chosen. Dark when it is what comes next. */
function Publish({ isOff, withdraw }: { isOff: boolean; withdraw: (() => void) | undefined }) {
  const { code } = useLocale()
  const publish = usePublish()
  const words = useWords()
  const state = useFormFields(([fields]) => fields['review.state']?.value)
  const isNext = !useNeedsApproval() || state === 'approved'
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['enter'] }, (event) => {
    // Without Shift it would be too near to the end of a line.
    if (!event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    if (!isOff) void publish({ publishSpecificLocale: code })
  })
  return (
    <FormSubmit
      buttonId="action-save"
      buttonStyle={isNext ? 'primary' : 'secondary'}
      disabled={isOff}
      onClick={() => void publish({ publishSpecificLocale: code })}
      size="medium"
      type="button"
      SubMenuPopupContent={({ close }) => (
        <PopupList.ButtonGroup>
          <Also id="publish-all-languages" close={close} act={() => void publish({ publishAllLocales: 'true' })}>
            {words.publishAll}
          </Also>
          {withdraw ? (
            <Also id="withdraw-here" close={close} act={withdraw}>
              {words.withdrawIn(nameOf(code))}
            </Also>
          ) : null}
        </PopupList.ButtonGroup>
      )}
    >
      {words.publishIn(nameOf(code))}
    </FormSubmit>
  )
}

type AlsoProps = { id: string; close: () => void; act: () => void; children: ReactNode }

function Also({ id, close, act, children }: AlsoProps) {
  const choose = () => {
    close()
    act()
  }
  return (
    <PopupList.Button id={id} onClick={choose}>
      {children}
    </PopupList.Button>
  )
}

function WithdrawQuestion({ name, others }: { name: string; others: string[] }) {
  const withdraw = useWithdraw()
  const words = useWords()
  const rest = others.length === 0 ? words.noOther : words.others(others.join(', '))
  return (
    <ConfirmationModal
      modalSlug={question}
      heading={words.withdrawQuestion(name)}
      body={
        <>
          <p>{words.withdrawTold(name, rest)}</p>
          <WhereUsed isOpen />
        </>
      }
      confirmLabel={words.withdrawIn(name)}
      onConfirm={withdraw}
    />
  )
}
