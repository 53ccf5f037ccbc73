import { Check, CloudOff, Hourglass, Lock, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../blocks/avatar.tsx'
import { Chip, type ChipTone } from '../blocks/chip.tsx'
import { EmptyState, ErrorState } from '../blocks/empty-state.tsx'
import { Note } from '../blocks/note.tsx'
import { Pick } from '../blocks/pick.tsx'
import { Meter, Segments } from '../blocks/meter.tsx'
import { Progress } from '../blocks/progress.tsx'
import { SectionHeading } from '../blocks/section-heading.tsx'
import { SkeletonRow } from '../blocks/skeleton.tsx'
import { Spinner } from '../blocks/spinner.tsx'
import { Table } from '../blocks/table.tsx'
import { TabLinks, Tabs } from '../blocks/tabs.tsx'
import { DateText, AmountText } from '../blocks/values.tsx'
import { Button } from '../buttons/button.tsx'
import { ButtonLink } from '../buttons/button-link.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Part, Row, Three } from './part.tsx'
import { samples } from './samples.ts'

export function BlockPart() {
  const [tab, setTab] = useState<'sent' | 'saved' | 'closed'>('sent')
  const { chips, people, progress, tabs, table } = samples
  return (
    <>
      <Part title={samples.heads.chips}>
        <Row>
          {Object.entries(chips).map(([tone, text]) => (
            <Chip key={tone} tone={tone as ChipTone} {...(tone === 'sun' && { icon: <Hourglass /> })}>
              {text}
            </Chip>
          ))}
        </Row>
        <Row>
          {people.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name={samples.organisation} of="organisation" />
          <Avatar name={samples.organisation} size="sm" />
          <Avatar name={people[0] ?? ''} size="lg" />
          <Avatar name={people[1] ?? ''} size="xl" />
        </Row>
      </Part>
      <Part title={samples.heads.progress}>
        <Three>
          <Progress steps={3} current={2} label={progress.step} />
          <Meter value={11400} max={18000} label={progress.meter} />
          <Segments states={['done', 'done', 'done', 'now', 'open', 'open']} label={progress.segments} />
        </Three>
      </Part>
      <Part title={samples.heads.tabs}>
        <TabLinks
          label={tabs.label}
          items={[
            { to: '/dev/ui', text: tabs.sent, count: 2 },
            { to: '/dev/ui/saved', text: tabs.saved, count: 3 },
          ]}
        />
        <Tabs
          label={tabs.label}
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'sent', text: tabs.sent, count: 2, panel: tabs.panel },
            { id: 'saved', text: tabs.saved, count: 3, panel: tabs.saved },
            { id: 'closed', text: tabs.closed, panel: tabs.closed },
          ]}
        />
        <Table
          caption={table.caption}
          rows={samples.rows}
          rowKey={(row) => row.name}
          columns={[
            { key: 'name', head: table.name, cell: (row) => row.name },
            { key: 'place', head: table.place, cell: (row) => row.place },
            {
              key: 'due',
              head: table.due,
              number: true,
              cell: (row) => <DateText at={row.due} show="both" />,
            },
            {
              key: 'money',
              head: table.money,
              number: true,
              cell: (row) => <AmountText amount={row.money} />,
            },
          ]}
        />
      </Part>
    </>
  )
}

export function StatePart() {
  const { states } = samples
  return (
    <Part title={samples.heads.states}>
      <Three>
        <div>
          <SkeletonRow arch />
          <SkeletonRow />
        </div>
        <EmptyState
          title={states.emptyTitle}
          text={states.emptyText}
          action={
            <ButtonLink small to="/dev/ui">
              {samples.buttons.link}
            </ButtonLink>
          }
        />
        <ErrorState
          title={states.errorTitle}
          text={states.errorText}
          action={<Button small>{states.retry}</Button>}
        />
      </Three>
      <Spinner text={states.loading} />
      <Three>
        <Note icon={<CloudOff />}>{states.offline}</Note>
        <Note tone="harm" icon={<Lock />}>
          {states.rights} <a href="#main">{states.ask}</a>
        </Note>
        <Note tone="lilac" icon={<Sparkles />}>
          {states.computed}
        </Note>
        <Note tone="sun" icon={<Hourglass />}>
          {states.deadline}
        </Note>
        <Note tone="river" icon={<Check />}>
          {states.done}
        </Note>
      </Three>
    </Part>
  )
}

export function LongPart() {
  const { name, word } = samples.long
  return (
    <Part title={samples.heads.long}>
      <SectionHeading title={name} aside={<a href="#main">{samples.buttons.link}</a>} />
      <Three>
        <Button look="key">{word}</Button>
        <Button wide small>
          {name}
        </Button>
        <div>
          <Chip tone="have">{name}</Chip>
        </div>
        <Pick pressed>{name}</Pick>
        <TextInput name="name" label={word} help={name} error={word} defaultValue={name} />
        <Note tone="sun">{word}</Note>
        <EmptyState title={name} text={word} />
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={name} />
          <span className="min-w-0 truncate">{name}</span>
        </div>
      </Three>
    </Part>
  )
}
