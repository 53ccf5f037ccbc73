import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useShellText } from '#platform/web/i18n/use-shell-text.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { titles } from '../../contract/titles.ts'
import { AuthHeader } from '../frame/auth-header.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { linkTo } from '../shared/rich.tsx'
import { ContactStep } from './contact-step.tsx'
import { InterestsStep } from './interests-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { StepArch } from './step-arch.tsx'
import { StepBar } from './step-bar.tsx'
import { StepProgress } from './step-progress.tsx'
import { useOnboarding } from './use-onboarding.ts'
import { useStepTitles } from './use-step-titles.ts'
import { useOnboardingText } from './use-onboarding-text.ts'

export const handle: PageHandle = { title: titles.onboarding, chrome: 'bare' }

export default function OnboardingScreen() {
  const words = useOnboardingText()
  const shell = useShellText()
  const { step, go, answers, email, nobody, needsPassword, ...form } = useOnboarding()
  const { title, text } = useStepTitles()[step]
  return (
    <div className="mx-auto w-full max-w-[calc(2*var(--gutter)+64rem)] px-gutter">
      <a className="skip-link" href="#main">
        {shell('shell.skip')}
      </a>
      <AuthHeader className="h-bar" />
      <main id="main">
        <StepProgress step={step} />
        <form
          {...form.props}
          className="grid grid-cols-1 gap-6 pb-30 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16 lg:pt-6 lg:pb-12"
        >
          <StepArch step={step} answers={answers} />
          <div className="grid grid-cols-1 content-start gap-4.5 lg:order-first">
            <ScreenTitle step={step} title={title} text={text} />
            {nobody && (
              <Note tone="sun">
                {words.rich('noEmail', { login: linkTo('/login'), register: linkTo('/register') })}
              </Note>
            )}
            <FormSummary {...form.summary} />
            <ContactStep hidden={step !== 1} needsPassword={needsPassword} errors={form.errors} />
            <InterestsStep hidden={step !== 2} error={form.errors.interests} />
            {step === 3 && <ReviewStep answers={answers} email={email} onEdit={go} />}
            <FormProblem text={form.problem} />
            <StepBar step={step} busy={form.busy} onBack={() => go(step === 3 ? 2 : 1)} />
          </div>
        </form>
      </main>
    </div>
  )
}
