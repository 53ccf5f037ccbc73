import { BookOpen, Cpu, HandHeart, HeartPulse } from 'lucide-react'
import { useState } from 'react'
import { Pick } from '../blocks/pick.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import { ChoiceGroup } from '../fields/choice-group.tsx'
import { PickTile } from '../fields/pick-tile.tsx'
import { RadioGroup } from '../fields/radio-group.tsx'
import { Switch } from '../fields/switch.tsx'
import { Part, Row, Three } from './part.tsx'
import { samples } from './samples.ts'

export function ChoicePart() {
  const [remote, setRemote] = useState(true)
  const { choices } = samples
  const genders = Object.entries(choices.genders).map(([value, text]) => ({ value, text }))
  return (
    <Part title={samples.heads.choices}>
      <Row>
        <Pick pressed={remote} onClick={() => setRemote(!remote)}>
          {choices.remote}
        </Pick>
        <Pick pressed={!remote} onClick={() => setRemote(!remote)}>
          {choices.first}
        </Pick>
      </Row>
      <Three>
        <div>
          <Checkbox name="remote" label={choices.remote} count={14} defaultChecked />
          <Checkbox name="first" label={choices.first} count={3} />
          <Checkbox name="agreeToTerms" label={choices.terms} error={choices.termsError} />
        </div>
        <div className="grid gap-4">
          <RadioGroup legend={choices.gender} name="gender" options={genders} defaultValue="female" inline />
          <RadioGroup
            legend={choices.gender}
            name="otherGender"
            options={genders}
            error={choices.genderError}
            inline
          />
        </div>
        <div>
          <Switch name="mails" label={choices.mails} help={choices.mailsHelp} defaultChecked />
          <Switch name="push" label={choices.remote} />
        </div>
      </Three>
      <ChoiceGroup legend={choices.interests} className="grid grid-cols-2 gap-2 lg:gap-3">
        <PickTile
          name="interests"
          value="technology"
          label={choices.technology}
          icon={<Cpu />}
          defaultChecked
        />
        <PickTile name="interests" value="education" label={choices.education} icon={<BookOpen />} />
        <PickTile
          name="interests"
          value="healthcare"
          label={choices.health}
          icon={<HeartPulse />}
          defaultChecked
        />
        <PickTile name="interests" value="social_impact" label={choices.social} icon={<HandHeart />} />
      </ChoiceGroup>
    </Part>
  )
}
