import { Link } from 'react-router'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import type { Conversation } from '../../contract/message.ts'
import { listShared, type SharedKind } from '../../contract/shared.endpoints.ts'
import { Document, Picture } from '../files/message-files.tsx'
import { ShortMoment } from '../list/short-moment.tsx'
import { useText } from '../use-text.ts'
import { Title } from './column-title.tsx'

type Props = { conversation: Conversation; member: string }

function useShared(id: string, kind: SharedKind) {
  const list = useEndpointPages(listShared, {
    params: { id },
    query: { kind },
    cursor: 'before',
    refetchOnMount: 'always',
  })
  return { list, items: list.data?.pages.flatMap((page) => page.items) ?? [] }
}

/** Pictures side by side, documents below each other. */
export function SharedFiles({ conversation, member }: Props) {
  const t = useText()
  const { list, items } = useShared(conversation.id, 'files')
  const files = items.flatMap(({ files: own, ...from }) => own.map((file) => ({ file, ...from })))
  const pictures = files.filter(({ file }) => file.kind === 'picture')
  const documents = files.filter(({ file }) => file.kind === 'file')
  return (
    <section aria-labelledby="column-files">
      <Title id="column-files" text={t('column.files')} />
      {list.isSuccess && files.length === 0 && <Nothing text={t('column.noFiles')} />}
      {pictures.length > 0 && (
        <ul className="my-2 grid grid-cols-3 gap-1">
          {pictures.map(({ file }) => (
            <li key={file.id}>
              <Picture square conversation={conversation.id} file={file} />
            </li>
          ))}
        </ul>
      )}
      <ul className="grid grid-cols-1 gap-1">
        {documents.map(({ file, ...from }) => (
          <li key={file.id}>
            <Document conversation={conversation.id} file={file} />
            <From {...from} conversation={conversation} member={member} />
          </li>
        ))}
      </ul>
      <ListFoot list={list} className="mt-1 -ml-3" />
    </section>
  )
}

/** Each with its real host, as in the messages. */
export function SharedLinks({ conversation, member }: Props) {
  const t = useText()
  const { list, items } = useShared(conversation.id, 'links')
  const links = items.flatMap(({ links: own, ...from }) => own.map((link) => ({ link, ...from })))
  return (
    <section aria-labelledby="column-links">
      <Title id="column-links" text={t('column.links')} />
      {list.isSuccess && links.length === 0 && <Nothing text={t('column.noLinks')} />}
      <ul className="grid grid-cols-1">
        {links.map(({ link, ...from }) => (
          <li key={`${from.seq} ${link.href}`}>
            <a
              href={link.href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="link block min-h-target py-1.5 text-sm leading-ui [overflow-wrap:anywhere]"
            >
              <span className="line-clamp-2">{link.text}</span>
              {!link.text.toLowerCase().includes(link.host) && (
                <span className="block text-xs text-ink-2">{link.host}</span>
              )}
            </a>
            <From {...from} conversation={conversation} member={member} />
          </li>
        ))}
      </ul>
      <ListFoot list={list} className="mt-1 -ml-3" />
    </section>
  )
}

function Nothing({ text }: { text: string }) {
  return <p className="text-sm text-ink-2">{text}</p>
}

/** Who shared it and when; leads to the message. */
function From({
  seq,
  sender,
  sentAt,
  conversation,
  member,
}: Props & { seq: number; sender: string | null; sentAt: string }) {
  const t = useText()
  const { id, members, former } = conversation
  const name =
    sender === member ? t('thread.you') : [...members, ...former].find((each) => each.id === sender)?.name
  return (
    <Link
      to={`/messages/${id}?at=${seq}`}
      className="inline-flex min-h-target items-center gap-1 text-xs text-ink-2 no-underline hover:underline"
    >
      {name ?? t('thread.gone')}, <ShortMoment at={sentAt} />
    </Link>
  )
}
