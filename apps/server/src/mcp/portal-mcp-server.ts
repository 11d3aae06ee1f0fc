import { McpServer } from '@modelcontextprotocol/server';
import { registerAskWithCitations } from './ask-with-citations.tool.ts';
import { registerDefineTerm } from './define-term.tool.ts';
import type { ToolContext } from './portal-tool.ts';
import { registerReadTopic } from './read-topic.tool.ts';
import { registerSearchTopics } from './search-topics.tool.ts';

/** A server with every tool of the portal; one serves one request, so that none has a state. */
export function createPortalMcpServer(context: ToolContext): McpServer {
  const server = new McpServer(
    { name: 'hoa-education-portal', title: 'HOA Education Portal', version: '1.0.0' },
    {
      instructions:
        'Education for homeowners and board members of associations in the United States: 120 reviewed articles and a glossary. Cite the URLs that the tools give. This is information, not legal advice.',
    },
  );
  registerSearchTopics(server, context);
  registerReadTopic(server, context);
  registerDefineTerm(server, context);
  registerAskWithCitations(server, context);
  return server;
}
