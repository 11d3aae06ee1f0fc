import '@mantine/core/styles/Tabs.css';
import { QUESTION_BOX_ROWS } from '@hoa/core/constants';
import { Tabs } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { PageSection } from '../../components/page-section';
import { StateSelect } from '../../components/state-select';
import { AnswerArea } from './answer-area';
import { statusWords } from './answer-status';
import classes from './assistant-section.module.css';
import { useAssistant } from './assistant-state';
import type { Turn } from './conversation';
import { DocumentTab } from './document-tab';
import { QuestionForm } from './question-form';
import { SampleQuestions } from './sample-questions';

type TabName = 'general' | 'document';

const PLACEHOLDER =
  'For example: What is a quorum? Can the board fine me without a hearing? Who pays for a leaking pipe?';

const NOT_COVERED = 'The library does not cover this. What comes nearest is below.';

/** What became of a question, in words beside the button. */
function outcomeOf({ status, answer }: Turn): string {
  if (status === 'pending') return 'Looking through the library.';
  if (status === 'error') return 'No answer this time. What may help is below.';
  if (answer === undefined) return '';
  return answer.status === 'not-covered' ? NOT_COVERED : `${statusWords(answer)}.`;
}

/** Ask a question, read the answer with the passages it rests on. */
export function AssistantSection() {
  const [tab, setTab] = useState<TabName>('general');
  const assistant = useAssistant();
  const { question, setQuestion, box, ask, problem, clearProblem, turn, isPending } = assistant;
  const openTab = (name: TabName) => {
    setTab(name);
    clearProblem();
  };
  const openGeneral = useEffectEvent(() => setTab('general'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question that is asked opens its tab
  useEffect(() => openGeneral(), [assistant.arrival]);
  // Beside another question the words would speak of an answer that is not its own.
  const isItsOwn = turn !== undefined && (isPending || question === turn.question);

  return (
    <PageSection
      id="ask-ai"
      tone="sunken"
      eyebrow="AI-Powered Assistant"
      title="Ask About Any HOA Topic"
      subtitle="Get instant answers to your HOA questions or upload governing documents for specific guidance"
    >
      <div className={classes.columns}>
        <Tabs
          className={classes.panel}
          value={tab}
          onChange={(name) => openTab(name === 'document' ? 'document' : 'general')}
        >
          <Tabs.List grow className={classes.tabs} data-needs-script>
            <Tabs.Tab value="general" className={classes.tab}>
              General Questions
            </Tabs.Tab>
            <Tabs.Tab
              value="document"
              className={classes.tab}
              rightSection={<IconLock size={16} stroke={1.75} aria-hidden />}
            >
              Ask About Documents
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="general" className={classes.body}>
            <QuestionForm
              label="Ask about HOA governance, bylaws, rules, or management"
              placeholder={PLACEHOLDER}
              rows={QUESTION_BOX_ROWS}
              button={{ rest: 'Get Answer', pending: 'Researching Answer...' }}
              question={question}
              onChange={setQuestion}
              onAsk={(text) => ask(text)}
              box={box}
              isPending={isPending}
              error={problem?.box === 'section' ? problem.text : undefined}
              outcome={isItsOwn ? outcomeOf(turn) : ''}
            >
              <StateSelect id="question-state" none="No state" />
            </QuestionForm>
          </Tabs.Panel>
          <Tabs.Panel value="document" className={classes.body}>
            <DocumentTab />
          </Tabs.Panel>
        </Tabs>
        <div className={classes.answer}>
          <AnswerArea />
        </div>
        <SampleQuestions onAsk={ask} isDisabled={isPending} />
      </div>
    </PageSection>
  );
}
