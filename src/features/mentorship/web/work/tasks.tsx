import { X } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useComposer } from '#platform/web/forms/use-composer.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import {
  addTask,
  getWork,
  updateTask,
  removeTask,
  TASK_MAX,
  type Work,
} from '../../contract/work.endpoints.ts'
import { useMemberText } from '../use-member-text.ts'

type Props = { id: string; tasks: Work['tasks']; isActive: boolean }

/** The shared tasks; both sides add and check them. */
export function Tasks({ id, tasks, isActive }: Props) {
  const t = useMemberText()
  const locale = useLocale()
  const { busy, act } = useAct({ refresh: [getWork.path], failed: t('general') })
  const nameOf = (day: string) => formatDay(day, locale)
  const done = tasks.filter((one) => one.done).length
  return (
    <section aria-labelledby="tasks-title">
      <h2 id="tasks-title" className="text-lg">
        {t('work.tasks')}
      </h2>
      <p className="text-sm text-ink-2">
        {tasks.length === 0 ? t('work.noTasks') : t('work.done', { done, of: tasks.length })}
      </p>
      <ul>
        {tasks.map((task) => (
          <li key={task.id} className="flex items-start gap-2">
            <Checkbox
              name={`task-${task.id}`}
              className="min-w-0 flex-1 [overflow-wrap:anywhere]"
              label={task.task}
              {...(task.dueOn && { help: t('work.dueBy', { day: nameOf(task.dueOn) }) })}
              checked={task.done}
              disabled={busy}
              onChange={(event) => {
                const body = { done: event.target.checked }
                void act(() => call(updateTask, { params: { id, task: task.id }, body }))
              }}
            />
            {isActive && (
              <IconButton
                icon={<X />}
                label={t('work.removeTask', { task: task.task })}
                onClick={() => void act(() => call(removeTask, { params: { id, task: task.id } }))}
              />
            )}
          </li>
        ))}
      </ul>
      {isActive && <NewTask id={id} />}
    </section>
  )
}

function NewTask({ id }: { id: string }) {
  const t = useMemberText()
  const [input, setInput] = useState('')
  const [due, setDue] = useState('')
  const { act } = useAct({ refresh: [getWork.path], failed: t('general') })
  const { text, write, read, submit, busy } = useComposer<string>({
    text: input,
    write: setInput,
    take() {
      setInput('')
      setDue('')
    },
    async send(task, dueOn) {
      const body = { id: crypto.randomUUID(), task, dueOn: dueOn || null }
      if (await act(() => call(addTask, { params: { id }, body }))) return
      setDue(dueOn)
      throw new Error('not added')
    },
  })
  return (
    <form
      noValidate
      className="mt-3 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (read().trim() !== '') void submit(due)
      }}
    >
      <TextInput
        name="task"
        className="min-w-0 flex-[1_1_14rem]"
        label={t('work.task')}
        value={text}
        maxLength={TASK_MAX}
        onChange={(event) => write(event.target.value)}
      />
      <TextInput
        name="due"
        type="date"
        label={t('work.due')}
        value={due}
        onChange={(event) => setDue(event.target.value)}
      />
      <Button type="submit" busy={busy && t('busy')}>
        {t('work.addTask')}
      </Button>
    </form>
  )
}
